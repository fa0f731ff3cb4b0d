package dev.heddle.engine.story;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words for steps, places and variables in an account, as short as they can be without becoming ambiguous. */
final class Words {

    private static final Pattern THREAD = Pattern.compile("thread (.*?)(?: \\([a-z ]+\\))?");
    private static final int LONGEST_VALUE = 30;

    private final String file;
    /** Short names of fields, with the one variable that has them; null where several do. */
    private final Map<String, String> fields = new HashMap<>();
    /** Simple names of the outermost classes that the program under test consists of, as far as its steps show them. */
    private final Set<String> userClasses = new HashSet<>();
    private final LibraryCalls calls;
    private final LibraryCalls passingCalls;

    Words(Violation violation, List<Step> steps, List<Step> passing) {
        file = violation.at() == null ? firstFile(steps) : violation.at().file();
        learn(steps);
        learn(passing);
        calls = new LibraryCalls(steps);
        passingCalls = new LibraryCalls(passing);
    }

    private static String firstFile(List<Step> steps) {
        return steps.stream().map(Step::at).filter(Objects::nonNull).map(SourceLocation::file).findFirst().orElse(null);
    }

    private void learn(List<Step> steps) {
        for (Step step : steps) {
            if (step.at() != null) {
                String name = step.at().className();
                userClasses.add(outermost(name.substring(name.lastIndexOf('.') + 1).replace('$', '.')));
            }
            if (step.variable() != null) {
                fields.merge(field(step.variable()), step.variable(), (a, b) -> a.equals(b) ? a : "");
            }
        }
    }

    private static String outermost(String type) {
        int dot = type.indexOf('.');
        return dot < 0 ? type : type.substring(0, dot);
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
            return "called " + call(step);
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

    /** The library call that a step is part of, on its object where that is known. */
    String call(Step step) {
        String text = (calls.has(step) ? calls : passingCalls).text(step);
        return text.replace("AbstractQueuedSynchronizer.ConditionObject", "Condition");
    }

    LibraryCalls calls() {
        return calls;
    }

    /** A step inside a library, on something that the user has never heard of. */
    boolean isInside(Step step) {
        if (step.call() == null || step.variable() == null) {
            return step.call() != null && !List.of("park", "sleep", "time-out").contains(step.op());
        }
        String owner = LibraryCalls.ownerOf(step.call());
        String object = LibraryCalls.objectOf(step.variable());
        String type = object.equals(step.variable()) && object.indexOf('#') < 0
                ? object.substring(0, Math.max(0, object.lastIndexOf('.')))
                : LibraryCalls.classOf(object);
        if (!owner.equals(type)) {
            // Field updaters, handles and reflection work on what is the user's.
            return !userClasses.contains(outermost(type));
        }
        // An atomic is its value, and a lock is what its user locks; else fields and monitors are the library's own affair.
        return object.equals(step.variable()) ? !owner.endsWith("Lock") : !field(step.variable()).equals("value");
    }

    static String shortened(String value) {
        String line = value.replaceAll("\\s+", " ");
        return line.length() <= LONGEST_VALUE ? line : line.substring(0, LONGEST_VALUE - 1) + "…";
    }
}
