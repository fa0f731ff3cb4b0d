package dev.heddle.engine.lanes;

import dev.heddle.engine.model.Step;

/** The words for a step. */
public final class StepText {

    private static final int LONGEST_VALUE = 40;

    private StepText() {}

    public static String of(Step step) {
        String variable = step.variable() == null ? "" : thread(step.variable());
        String value = step.value() == null ? null : shortened(step.value());
        return switch (step.op()) {
            case "read" -> value == null ? "read " + variable : variable + " ➜ " + value;
            case "write" -> value == null ? "write " + variable : variable + " = " + value;
            case "update" -> value == null ? "update " + variable : variable + " := " + value + " (atomic)";
            case "failed-update" -> variable + (value == null ? "" : " ➜ " + value) + " (compare failed)";
            case "acquire" -> "lock " + variable;
            case "release" -> "unlock " + variable;
            case "try-acquire" -> "try to lock " + variable + (value == null ? "" : " ➜ " + value);
            case "wait" -> "wait on " + variable;
            case "wake" -> joined("wakes up", variable);
            case "time-out" -> joined("time-out", variable);
            case "notify" -> "notify " + variable;
            case "notify-all" -> "notify all " + variable;
            case "park" -> "park";
            case "unpark" -> joined("unpark", variable);
            case "fork" -> joined("start", variable);
            case "begin" -> "begins";
            case "end" -> "ends";
            case "fail" -> "fails";
            case "join" -> joined("join", variable);
            case "interrupt" -> joined("interrupt", variable);
            case "interrupted" -> "interrupted?" + (value == null ? "" : " ➜ " + value);
            case "input" -> "input";
            case "output" -> "output";
            case "choice" -> "choice" + (value == null ? "" : " ➜ " + value);
            default -> joined(step.op(), variable) + (value == null ? "" : " ➜ " + value);
        };
    }

    /** A thread's own state is called {@code thread worker-1 (alive)}; its name says enough. */
    static String thread(String variable) {
        return variable.replaceFirst("^thread (.*) \\([a-z ]+\\)$", "$1");
    }

    private static String joined(String verb, String object) {
        return object.isEmpty() ? verb : verb + " " + object;
    }

    private static String shortened(String value) {
        String line = value.replaceAll("\\s+", " ");
        return line.length() <= LONGEST_VALUE ? line : line.substring(0, LONGEST_VALUE - 1) + "…";
    }
}
