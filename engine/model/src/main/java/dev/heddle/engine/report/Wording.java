package dev.heddle.engine.report;

import dev.heddle.engine.lanes.ScheduleTable;
import dev.heddle.engine.model.Access;
import dev.heddle.engine.model.EarlyTimeOut;
import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** The sentences that text and HTML share. */
final class Wording {

    /** The rate of a few executions is that of loading classes. */
    private static final long FEWEST_FOR_A_RATE = 1000;

    private Wording() {}

    static String kind(ViolationKind kind) {
        return switch (kind) {
            case ASSERTION -> "Assertion failed";
            case EXCEPTION -> "Exception";
            case DEADLOCK -> "Deadlock";
            case STUCK -> "Stuck";
            case NO_TERMINATION -> "Does not terminate";
            case RACE -> "Data race";
            case LEAKED_LOCK -> "Lock not given back";
            case ATOMICITY -> "Atomicity violation";
            case ORDER -> "Order violation";
        };
    }

    /** Such as {@code Deadlock in com.acme.FooTest#transfer}. */
    static String headline(Result result, Violation violation) {
        return kind(violation.kind()) + " in " + (violation.test() == null ? result.target() : violation.test());
    }

    /** Such as {@code thread worker-1, Foo.java:42}; empty if neither is known. */
    static String place(Violation violation) {
        String thread = violation.thread() == null ? "" : "thread " + violation.thread();
        String at = violation.at() == null ? "" : violation.at().shortForm();
        return thread.isEmpty() || at.isEmpty() ? thread + at : thread + ", " + at;
    }

    /** One access of a data race, such as {@code first writes, holding Object#1}. */
    static String access(Access access) {
        List<String> locks = access.locks() == null ? List.of() : access.locks();
        return access.thread() + " " + verb(access.op()) + ", holding "
                + (locks.isEmpty() ? "no lock" : String.join(", ", locks));
    }

    /** Such as {@code reads} or {@code notifies all}. */
    private static String verb(String op) {
        int space = op.indexOf(' ');
        String first = space < 0 ? op : op.substring(0, space);
        return (first.endsWith("y") ? first.substring(0, first.length() - 1) + "ies" : first + "s")
                + (space < 0 ? "" : op.substring(space));
    }

    /** Such as {@code Foo.bar(Foo.java:42)}, as in a stack trace. */
    static String frame(SourceLocation frame) {
        return frame.className() + "." + frame.method()
                + (frame.file() == null ? "" : "(" + frame.shortForm() + ")");
    }

    /** How it was found: executions, context switches, strategy. */
    static String found(Result result, Violation violation) {
        if (isReplay(result)) {
            return "Replayed" + steps(violation) + (violation.confirmed() ? "." : "; not the recorded trace.");
        }
        StringBuilder text = new StringBuilder("Found");
        long execution = firstViolation(result, violation);
        if (execution > 0) {
            text.append(" in execution ").append(number(execution));
        } else if (result.executions() > 0) {
            text.append(" in ").append(count(result.executions(), "execution"));
        }
        text.append(" by ").append(result.strategy()).append(" (seed ").append(result.seed()).append(")");
        text.append(steps(violation));
        text.append(violation.confirmed() ? "; replayed with the same outcome." : "; not confirmed by a replay.");
        return text.toString();
    }

    /** How short the schedule is, and from where on another one passes; empty if neither is known. */
    static String shortness(Result result, Violation violation) {
        String preemptions = violation.k() == null || result.strategy().equals("interference")
                ? ""
                : count(violation.k(), "preemption");
        String passing = violation.passesFrom() == null
                ? ""
                : "a schedule that differs from step " + number(violation.passesFrom())
                        + " on passes (replay it with --passing)";
        return preemptions.isEmpty() || passing.isEmpty()
                ? sentence(preemptions + passing)
                : sentence(preemptions + "; " + passing);
    }

    /** That a limit of time ran out that need not have, and how to leave such schedules out; or empty. */
    static String timeOut(Violation violation) {
        EarlyTimeOut early = violation.timeOut();
        if (early == null) {
            return "";
        }
        boolean sleeps = early.op().equals(Op.SLEEP.label());
        return "In this schedule the " + (sleeps ? "sleep" : "time-out") + " of " + early.limit() + " at " + early.at().shortForm()
                + (sleeps ? " ends" : " expires") + " while other threads could go on; --time-outs last leaves such"
                + " schedules out.";
    }

    private static String sentence(String text) {
        return text.isEmpty() ? "" : capital(text) + ".";
    }

    private static String steps(Violation violation) {
        List<Step> steps = violation.steps();
        return steps == null || steps.isEmpty()
                ? ""
                : "; " + count(steps.size(), "step") + ", " + count(ScheduleTable.switches(steps), "context switch");
    }

    private static boolean isReplay(Result result) {
        return result.strategy().equals("replay");
    }

    /** What the whole search says. */
    static String summary(Result result) {
        if (isReplay(result)) {
            return "Replayed " + (result.executions() == 1 ? "once" : number(result.executions()) + " times")
                    + (result.bound() == null ? "." : ", with " + result.bound()
                            + (result.executions() == 1 ? "." : " each time."));
        }
        String rate = result.executions() >= FEWEST_FOR_A_RATE
                ? " (" + number(result.executionsPerSecond()) + " a second)"
                : "";
        String searched = count(result.executions(), "execution") + " in " + time(result.elapsedMs()) + rate + ", "
                + result.strategy() + ", seed " + result.seed();
        String outcome = switch (result.status()) {
            case VIOLATION -> count(result.violations().size(), "violation") + ". ";
            case CLEAN, INCOMPLETE -> "No violation. ";
            case ERROR -> "Heddle failed. ";
        };
        return outcome + extent(result) + " " + capital(searched) + ".";
    }

    private static String extent(Result result) {
        if (result.complete()) {
            return "The search was complete" + (result.bound() == null ? "." : ": " + result.bound() + ".");
        }
        if (result.status() == Status.VIOLATION) {
            return "The search stopped there; it is not complete.";
        }
        if (isFocused(result)) {
            return "The search was focused; it is not complete.";
        }
        return hasReservations(result)
                ? "The search came to its end, but it is not complete: see the notes."
                : "The search was stopped by a limit; it is not complete.";
    }

    /** Whether a search that came to its end could not claim to have covered all, and said why. */
    private static boolean hasReservations(Result result) {
        return result.notes() != null
                && result.notes().stream().anyMatch(note -> note.startsWith("not complete ("));
    }

    /** Whether it came to its end, which does not mean much: it was told where to look. */
    private static boolean isFocused(Result result) {
        return result.bound() != null && result.coverage() != null && result.coverage().containsKey("focus");
    }

    /** The line to type; the start script says by which name it was called. */
    static String replayCommand(Result result, Violation violation) {
        String path = violation.schedule();
        // Where classes come from a class path, only the file knows it.
        boolean source = result.target().endsWith(".java") || result.target().contains(".java#");
        return System.getProperty("heddle.command", "heddle") + " replay " + (source ? "" : "--trust ")
                + (path.matches("[\\w./-]+") ? path : "'" + path + "'");
    }

    static String count(long n, String noun) {
        String plural = noun.endsWith("ch") ? noun + "es" : noun + "s";
        return number(n) + " " + (n == 1 ? noun : plural);
    }

    static String number(long n) {
        return String.format(Locale.ROOT, "%,d", n);
    }

    /** Which execution of its test showed the violation; 0 where the statistics do not say. */
    private static long firstViolation(Result result, Violation violation) {
        long ofTheTest = result.violations().stream().filter(v -> Objects.equals(v.test(), violation.test())).count();
        if (ofTheTest != 1 || result.stats() == null) {
            return 0;
        }
        Map<?, ?> stats = result.stats();
        if (stats.get("perTest") instanceof Map<?, ?> tests && tests.get(violation.test()) instanceof Map<?, ?> own) {
            stats = own;
        }
        return stats.get("executionsToFirstViolation") instanceof Number n ? n.longValue() : 0;
    }

    private static String time(long millis) {
        return millis < 1000 ? millis + " ms" : String.format(Locale.ROOT, "%.1f s", millis / 1000.0);
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
