package dev.heddle.engine.encoding;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An order of steps that the solver has found.
 *
 * @param steps in the order in which they are to be made
 * @param picks for a step that chooses whom it wakes, the place of that thread among those that wait; else nothing
 */
public record SolvedSchedule(List<RecordedStep> steps, Map<RecordedStep, Integer> picks) {

    /**
     * The order that an answer tells.
     *
     * @param last a step that is only begun, and comes last; null if there is none
     */
    public static SolvedSchedule of(Encoding encoding, Map<String, Long> values, RecordedStep last) {
        return of(encoding, values, last == null ? List.of() : List.of(last));
    }

    /** @param last steps that come behind all others, though the answer does not have them */
    public static SolvedSchedule of(Encoding encoding, Map<String, Long> values, List<RecordedStep> last) {
        List<RecordedStep> made = new ArrayList<>();
        for (RecordedStep step : encoding.run().steps()) {
            if (values.get(encoding.made(step).name()) != 0) {
                made.add(step);
            }
        }
        made.sort(Comparator.comparing((RecordedStep step) -> values.get(encoding.moment(step).name()))
                .thenComparing(RecordedStep::index));
        Map<RecordedStep, Integer> picks = picks(encoding, made, values);
        made.addAll(last);
        return new SolvedSchedule(List.copyOf(made), picks);
    }

    private static Map<RecordedStep, Integer> picks(
            Encoding encoding, List<RecordedStep> made, Map<String, Long> values) {
        Map<RecordedStep, Integer> picks = new HashMap<>();
        Map<Long, List<Integer>> waiting = new HashMap<>();
        for (RecordedStep step : made) {
            if (step.notifies() != 0) {
                List<Integer> queue = waiting.computeIfAbsent(step.notifies(), set -> new ArrayList<>());
                Notifications.Wait woken = encoding.notifications().woken(step, values);
                if (step.notifiesAll()) {
                    queue.clear();
                } else if (woken != null) {
                    int place = queue.indexOf(woken.begin().thread());
                    picks.put(step, Math.max(0, place));
                    queue.remove((Object) woken.begin().thread());
                }
            }
            if (step.waitsIn() != 0) {
                waiting.computeIfAbsent(step.waitsIn(), set -> new ArrayList<>()).add(step.thread());
            }
        }
        return picks;
    }

    /** How many steps of a thread it has. */
    public int steps(int thread) {
        return (int) steps.stream().filter(step -> step.thread() == thread).count();
    }
}
