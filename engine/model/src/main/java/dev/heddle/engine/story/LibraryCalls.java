package dev.heddle.engine.story;

import dev.heddle.engine.model.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The library calls of a trace as its user wrote them: which steps each is made of, and which object it is on. */
final class LibraryCalls {

    /** For a part of a library's object, such as a node of a map, what it was hung on first. */
    private final Map<String, String> holders = new HashMap<>();
    private final Map<Step, List<Step>> calls = new HashMap<>();

    LibraryCalls(List<Step> steps) {
        Map<String, List<Step>> latest = new HashMap<>();
        for (Step step : steps) {
            if (step.call() == null) {
                latest.remove(step.thread());
                continue;
            }
            List<Step> call = latest.get(step.thread());
            if (call == null || !isOneCall(call.get(0), step)) {
                call = new ArrayList<>();
                latest.put(step.thread(), call);
            }
            call.add(step);
            calls.put(step, call);
            if (step.variable() != null && step.value() != null && step.value().matches(".*#\\d+")) {
                holders.putIfAbsent(step.value(), objectOf(step.variable()));
            }
        }
    }

    private static boolean isOneCall(Step first, Step next) {
        return first.call().equals(next.call()) && Objects.equals(first.at(), next.at());
    }

    /** The steps of the call that a step is part of; that step alone where it is in none. */
    List<Step> stepsOf(Step step) {
        return calls.getOrDefault(step, List.of(step));
    }

    boolean has(Step step) {
        return calls.containsKey(step);
    }

    boolean areOne(Step a, Step b) {
        return a.call() != null && calls.get(a) != null && calls.get(a) == calls.get(b);
    }

    /** The object that the call of a step is on, such as {@code ConcurrentHashMap#1}; null where the steps do not tell. */
    String receiver(Step step) {
        if (step.call() == null) {
            return null;
        }
        String owner = ownerOf(step.call());
        for (Step each : stepsOf(step)) {
            String object = each.variable() == null ? null : holder(objectOf(each.variable()), owner);
            if (object != null) {
                return object;
            }
        }
        return null;
    }

    /** The object itself or what it hangs on, if that is of this class. */
    private String holder(String part, String owner) {
        Set<String> seen = new HashSet<>();
        String object = part;
        while (object != null && seen.add(object)) {
            if (classOf(object).equals(owner)) {
                return object;
            }
            object = holders.get(object);
        }
        return null;
    }

    /** The call of a step in words: {@code ConcurrentHashMap#1.put}, or the class alone where the object is not known. */
    String text(Step step) {
        String receiver = receiver(step);
        return receiver == null ? step.call() : receiver + step.call().substring(step.call().lastIndexOf('.'));
    }

    static String ownerOf(String call) {
        return call.substring(0, Math.max(0, call.lastIndexOf('.')));
    }

    /** {@code Account#1} for {@code Account#1.balance}; the variable itself where it has no number. */
    static String objectOf(String variable) {
        int number = variable.indexOf('#');
        int end = number + 1;
        while (end < variable.length() && Character.isDigit(variable.charAt(end))) {
            end++;
        }
        return number < 0 ? variable : variable.substring(0, end);
    }

    static String classOf(String object) {
        int number = object.indexOf('#');
        return number < 0 ? object : object.substring(0, number);
    }
}
