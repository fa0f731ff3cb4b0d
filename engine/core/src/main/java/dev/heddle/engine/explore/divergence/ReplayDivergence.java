package dev.heddle.engine.explore.divergence;

import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.session.TraceDiff;
import dev.heddle.engine.target.CodeHash;
import java.util.function.Supplier;

/** Says in one line where a replay left its recording, why, and what to do about it. */
public final class ReplayDivergence {

    private static final String EXPLORE_AGAIN = "so explore again";

    private ReplayDivergence() {}

    /** {@code again} makes a second, traced replay, which tells code that has changed from a test that varies. */
    public static String of(Schedule recorded, ExecutionRecord seen, Supplier<ExecutionRecord> again) {
        return where(recorded, seen) + "; " + why(recorded, seen, again);
    }

    /** The same where there cannot be a second replay. */
    public static String of(Schedule recorded, ExecutionRecord seen) {
        return of(recorded, seen, () -> seen);
    }

    private static String where(Schedule recorded, ExecutionRecord seen) {
        int step = TraceDiff.firstStep(recorded.steps(), seen.trace());
        return step < 0
                ? "the replay made the recorded steps on other objects"
                : "the replay parted from the recording at "
                        + TraceDiff.at(step, recorded.steps(), seen.trace(), "recorded", "saw");
    }

    private static String why(Schedule recorded, ExecutionRecord seen, Supplier<ExecutionRecord> again) {
        Schedule.Versions then = recorded.versions();
        String jdk = System.getProperty("java.version");
        if (!jdk.equals(then.jdk())) {
            return "it was recorded on JDK " + then.jdk() + ", whose library code differs from that of " + jdk
                    + ": pass --jdk with a " + then.jdk() + " or explore again";
        }
        String code = CodeHash.of(recorded.target());
        if (code == null || then.codeHash() == null || !code.equals(then.codeHash())) {
            return "the code has changed since, " + EXPLORE_AGAIN;
        }
        ExecutionRecord second = again.get();
        if (!second.hash().equals(seen.hash())) {
            return Nondeterminism.between(seen, second);
        }
        int step = TraceDiff.firstStep(recorded.steps(), seen.trace());
        return "the test itself has not changed since, but classes it uses have, or something outside: "
                + Nondeterminism.source(step, seen) + ", " + EXPLORE_AGAIN;
    }
}
