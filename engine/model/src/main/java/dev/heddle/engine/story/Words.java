package dev.heddle.engine.story;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words for steps, places and variables in an account, as short as they can be without becoming ambiguous. */
final class Words {

    private static final Pattern THREAD = Pattern.compile("thread (.*?)(?: \\([a-z ]+\\))?");
    private static final int LONGEST_VALUE = 30;

    private final String file;
    /** Short names of fields, with the one variable that has them; null where several do. */
    private final Map<String, String> fields = new HashMap<>();

    Words(Violation violation, List<Step> steps, List<Step> passing) {
        file = violation.at() == null ? firstFile(steps) : violation.at().file();
        learn(steps);
        learn(passing);
    }

    private static String firstFile(List<Step> steps) {
        return steps.stream().map(Step::at).filter(Objects::nonNull).map(SourceLocation::file).findFirst().orElse(null);
    }

    private void learn(List<Step> steps) {
        for (Step step : steps) {
            if (step.variable() != null) {
                fields.merge(field(step.variable()), step.variable(), (a, b) -> a.equals(b) ? a : "");
            }
        }
    }

    private static String field(String variable) {
        int dot = variable.lastIndexOf('.');
        return dot < 0 || variable.indexOf('#', dot) >= 0 ? variable : variable.substring(dot + 1);
    }

    /** {@code line 12}, or {@code Foo.java:12} where it is another file than that of the violation. */
    String place(SourceLocation at) {
        return at.line() > 0 && Objects.equals(at.file(), file) ? "line " + at.line() : at.shortForm();
    }

    private String in(Step step) {
        return step.at() == null ? "" : " (" + place(step.at()) + ")";
    }

    /** The field alone where that is clear. */
    String variable(String variable) {
        String thread = threadOf(variable);
        if (!thread.equals(variable)) {
            return thread;
        }
        String field = field(variable);
        if (field.equals("value") || field.equals("state")) {
            return variable.substring(0, variable.length() - field.length() - 1);
        }
        return variable.equals(fields.get(field)) ? field : variable;
    }

    /** The name in {@code thread worker-1 (alive)}, or what is given. */
    static String threadOf(String variable) {
        Matcher thread = THREAD.matcher(variable);
        return thread.matches() ? thread.group(1) : variable;
    }

    /** What the step did, in the past, such as {@code first read hits = 0 (line 12)}. */
    String did(Step step) {
        return step.thread() + " " + predicate(step) + in(step);
    }

    /** The same without the thread and the line. */
    String predicate(Step step) {
        String on = step.variable() == null ? "" : variable(step.variable());
        String value = step.value() == null ? "" : " = " + shortened(step.value());
        if (isInside(step)) {
            return "called " + step.call().replace("AbstractQueuedSynchronizer.ConditionObject", "Condition");
        }
        return switch (step.op()) {
            case "read" -> "read " + on + value;
            case "write" -> "wrote " + on + value;
            case "update" -> "updated " + on + (step.value() == null ? "" : " to " + shortened(step.value()));
            case "failed-update" -> "failed to update " + on
                    + (step.value() == null ? "" : ", which was " + shortened(step.value()));
            case "acquire" -> "locked " + on;
            case "release" -> "unlocked " + on;
            case "try-acquire" -> "tried to lock " + on;
            case "wait" -> "began to wait for a notify on " + on;
            case "wake" -> "was woken";
            case "time-out" -> "ran out of time";
            case "notify", "notify-all" -> "notified " + on;
            case "park" -> "parked";
            case "unpark" -> "unparked " + on;
            case "fork" -> "started " + on;
            case "begin" -> "began";
            case "end" -> "ended";
            case "join" -> "joined " + on;
            case "interrupt" -> "interrupted " + on;
            case "interrupted" -> "looked whether it was interrupted";
            case "input" -> "took input";
            case "output" -> "sent output";
            case "sleep" -> "woke up from its sleep";
            case "exit" -> "ended the program";
            default -> step.op() + (on.isEmpty() ? "" : " " + on) + value;
        };
    }

    /** A step inside a library, on something that the user has never heard of. */
    static boolean isInside(Step step) {
        if (step.call() == null || step.variable() == null) {
            return step.call() != null && !List.of("park", "sleep", "time-out").contains(step.op());
        }
        String owner = step.call().substring(0, Math.max(0, step.call().lastIndexOf('.')));
        String object = step.variable().replaceFirst("[#.\\[].*", "");
        return !owner.equals(object) || List.of("next", "item", "base").contains(field(step.variable()));
    }

    static String shortened(String value) {
        String line = value.replaceAll("\\s+", " ");
        return line.length() <= LONGEST_VALUE ? line : line.substring(0, LONGEST_VALUE - 1) + "…";
    }
}
