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

/** What an account is made from: the steps that fail, those that pass, and words for them. */
final class Told {

    private static final int LONGEST_MESSAGE = 100;

    private final Violation violation;
    private final List<Step> steps;
    private final List<Step> passing;
    private final Map<Step, Integer> placesInPassing = new HashMap<>();
    private final Map<Step, Integer> occurrences = new HashMap<>();
    private final Words words;

    Told(Violation violation, List<Step> passing) {
        this.violation = violation;
        this.steps = violation.steps() == null ? List.of() : violation.steps();
        this.passing = passing;
        this.words = new Words(violation, steps, passing);
        Map<List<Object>, Integer> places = new HashMap<>();
        Map<List<Object>, Integer> counts = new HashMap<>();
        for (Step step : passing) {
            places.put(key(step, counts.merge(key(step, 0), 1, Integer::sum)), step.n());
        }
        counts.clear();
        for (Step step : steps) {
            int occurrence = counts.merge(key(step, 0), 1, Integer::sum);
            occurrences.put(step, occurrence);
            Integer place = places.get(key(step, occurrence));
            if (place != null) {
                placesInPassing.put(step, place);
            }
        }
    }

    private static List<Object> key(Step step, int occurrence) {
        return List.of(step.thread(), step.op(), String.valueOf(step.variable()),
                step.at() == null ? 0 : step.at().line(), occurrence);
    }

    Violation violation() {
        return violation;
    }

    List<Step> steps() {
        return steps;
    }

    List<Step> passing() {
        return passing;
    }

    Words words() {
        return words;
    }

    /** The number of the same step in the run that passes; 0 if it does not come to it. */
    int placeInPassing(Step step) {
        return placesInPassing.getOrDefault(step, 0);
    }

    /** Index of the first step that differs from the run that passes; -1 if no such run is known. */
    int parting() {
        if (passing.isEmpty()) {
            return -1;
        }
        int i = 0;
        while (i < Math.min(steps.size(), passing.size()) && isSame(steps.get(i), passing.get(i))) {
            i++;
        }
        return i;
    }

    private static boolean isSame(Step a, Step b) {
        return key(a, 0).equals(key(b, 0)) && String.valueOf(a.value()).equals(String.valueOf(b.value()));
    }

    /** Threads that have begun or been started, and have not ended. */
    Set<String> unfinished() {
        Set<String> threads = new HashSet<>();
        for (Step step : steps) {
            if (step.op().equals("end")) {
                threads.remove(step.thread());
            } else {
                threads.add(step.thread());
                if (step.op().equals("fork") && step.variable() != null) {
                    threads.add(Words.threadOf(step.variable()));
                }
            }
        }
        return threads;
    }

    /** The last step of a thread with a source line; null if it has none. */
    Step lastOf(String thread) {
        for (int i = steps.size() - 1; i >= 0; i--) {
            if (steps.get(i).thread().equals(thread) && steps.get(i).at() != null) {
                return steps.get(i);
            }
        }
        return null;
    }

    /** Whether the statement that failed used this library object last. */
    boolean failureTouches(String object) {
        for (int i = steps.size() - 1; i >= 0; i--) {
            Step step = steps.get(i);
            if (step.thread().equals(violation.thread())) {
                if (!Objects.equals(step.at(), violation.at())) {
                    return false;
                }
                if (object.equals(words.calls().receiver(step))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Where a thread took what it holds: the acquire that no release has followed. */
    Step acquireOf(String thread, String lock) {
        int depth = 0;
        for (int i = steps.size() - 1; i >= 0; i--) {
            Step step = steps.get(i);
            if (step.thread().equals(thread) && lock.equals(step.variable())) {
                if (step.op().equals("release") || step.op().equals("wait")) {
                    depth++;
                } else if (Set.of("acquire", "wake", "try-acquire").contains(step.op()) && depth-- == 0) {
                    return step;
                }
            }
        }
        return null;
    }

    /** The sentence that the failure ends the account with, such as {@code main then failed at line 18: 1}. */
    String failure(String adverb) {
        String message = violation.message() == null
                ? ""
                : violation.message().strip().lines().findFirst().orElse("").strip();
        if (message.length() > LONGEST_MESSAGE) {
            message = message.substring(0, LONGEST_MESSAGE - 1) + "…";
        }
        SourceLocation at = violation.at();
        return (violation.thread() == null ? "The test" : violation.thread()) + adverb + " failed"
                + (at == null ? "" : " at " + words.place(at)) + (message.isEmpty() ? "." : ": " + message);
    }
}
