package dev.heddle.engine.explore;

import dev.heddle.engine.model.FailOn;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.target.TestCase;
import java.util.Locale;
import java.util.Set;

/** Why an execution that did not end well says nothing against the test: a note, unless the user wants it to count. */
enum Excuse {
    /** It might have come to an end with more steps. */
    STEP_LIMIT(FailOn.STEP_LIMIT),
    /** The test has passed, and its framework ends the process. A program with such a thread does not end. */
    LEFT_WAITING(FailOn.LEFT_WAITING);

    private final FailOn option;

    Excuse(FailOn option) {
        this.option = option;
    }

    /** Null if there is none. */
    static Excuse of(ExecutionRecord record, TestCase test, Set<FailOn> failOn) {
        Excuse excuse = null;
        if (record.kind() == ViolationKind.NO_TERMINATION && record.isCutOff()) {
            excuse = STEP_LIMIT;
        } else if (record.kind() == ViolationKind.STUCK && record.hasTestEnded() && test.ofFramework()) {
            excuse = LEFT_WAITING;
        }
        return excuse == null || failOn.contains(excuse.option) ? null : excuse;
    }

    /** What to tell instead of the violation. */
    String sentence(Violation violation, int steps) {
        String place = violation.at() == null ? "" : " at " + violation.at().shortForm();
        return switch (this) {
            case STEP_LIMIT -> String.format(Locale.ROOT,
                    "an execution had not come to its end after %,d steps, thread %s%s; --steps allows more", steps,
                    violation.thread(), place);
            case LEFT_WAITING -> "thread " + violation.thread() + " was left waiting" + place + " when the test had passed";
        } + ", --fail-on " + option.label() + " makes it a violation";
    }
}
