package dev.heddle.engine.lanes;

import dev.heddle.engine.model.Step;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The shortest names of the variables of a trace that still tell them apart: the field alone, a class without its outer ones. */
final class ShortNames {

    /** Long names first, so that none is replaced as a part of another. */
    private final Map<String, String> names;

    ShortNames(List<Step> steps) {
        Map<String, String> owners = new HashMap<>();
        for (Step step : steps) {
            // What is inside a library says nothing without the name of the library's class.
            if (step.variable() != null && step.call() == null) {
                owners.merge(brief(step.variable()), step.variable(), (a, b) -> a.equals(b) ? a : "");
            }
        }
        names = owners.entrySet().stream().filter(e -> !e.getValue().isEmpty() && !e.getValue().equals(e.getKey()))
                .sorted(Comparator.comparing((Map.Entry<String, String> e) -> e.getValue().length()).reversed())
                .collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey, (a, b) -> a, LinkedHashMap::new));
    }

    private static String brief(String variable) {
        String name = variable.startsWith("thread ") ? variable : variable.replaceFirst("^.*\\.(?=[^.#]*#\\d+$)", "");
        int dot = name.lastIndexOf('.');
        boolean isField = dot >= 0 && name.indexOf('#', dot) < 0;
        return isField && !name.startsWith("value", dot + 1) && !name.startsWith("state", dot + 1) ? name.substring(dot + 1) : name;
    }

    /** The words for a step; one inside a library's call begins with the call's name, and names the field alone. */
    String text(Step step) {
        String value = step.value() == null ? null : in(step.value());
        if (isInsideItsOwnObject(step)) {
            return step.call().substring(step.call().lastIndexOf('.') + 1) + ": " + StepText.of(with(step,
                    step.variable().substring(step.variable().lastIndexOf('.') + 1), value));
        }
        return StepText.of(with(step, step.variable() == null ? null : names.getOrDefault(step.variable(), step.variable()), value));
    }

    /** The table of a map in a call on the map, say; an atomic's value is no such thing. */
    private static boolean isInsideItsOwnObject(Step step) {
        if (step.call() == null || step.variable() == null) {
            return false;
        }
        int number = step.variable().indexOf('#');
        int field = step.variable().lastIndexOf('.');
        if (number < 0 || field < number || step.variable().endsWith(".value")) {
            return false;
        }
        String type = step.variable().substring(0, number);
        String owner = step.call().substring(0, Math.max(0, step.call().lastIndexOf('.')));
        return type.equals(owner) || type.startsWith(owner + ".");
    }

    private static Step with(Step step, String variable, String value) {
        return new Step(step.n(), step.thread(), step.op(), variable, step.at(), value, step.reason(), step.call());
    }

    String in(String text) {
        if (text.indexOf('#') < 0 && text.indexOf('.') < 0) {
            return text;
        }
        String result = text;
        for (Map.Entry<String, String> name : names.entrySet()) {
            result = result.replace(name.getKey(), name.getValue());
        }
        return result;
    }
}
