package dev.heddle.engine.story;

import dev.heddle.engine.model.Step;
import java.util.List;
import java.util.Set;

/** A thread that was notified, and before it had the lock again, another one took it: what it waited for may be gone. */
final class StolenWakeAccount implements Account {

    @Override
    public Story of(Told told) {
        String failing = told.violation().thread();
        List<Step> steps = told.steps();
        Step woken = last(steps, steps.size(), failing, null, Set.of("wake"));
        if (failing == null || woken == null || woken.variable() == null) {
            return Story.NONE;
        }
        Step waited = last(steps, woken.n() - 1, failing, woken.variable(), Set.of("wait"));
        Step notified = last(steps, woken.n() - 1, null, woken.variable(), Set.of("notify", "notify-all"));
        if (waited == null || notified == null || notified.n() < waited.n() || waitsAgain(steps, woken)) {
            return Story.NONE;
        }
        Step stolen = thief(steps, notified, woken);
        if (stolen == null || stolen.at() == null || woken.at() == null || notified.at() == null) {
            return Story.NONE;
        }
        Words words = told.words();
        return new Story(List.of(
                words.did(waited) + ".",
                words.did(notified) + ".",
                "Before " + failing + " had " + words.variable(woken.variable()) + " again, " + words.did(stolen) + ".",
                "Then " + words.did(woken) + ", when what it waited for could be gone.",
                told.failure(" then")), List.of(waited.n(), notified.n(), stolen.n(), woken.n()));
    }

    /** The last such step before a position; null stands for any thread or variable. */
    private static Step last(List<Step> steps, int before, String thread, String variable, Set<String> ops) {
        for (int i = Math.min(before, steps.size()) - 1; i >= 0; i--) {
            Step step = steps.get(i);
            if (ops.contains(step.op()) && (thread == null || thread.equals(step.thread()))
                    && (variable == null || variable.equals(step.variable()))) {
                return step;
            }
        }
        return null;
    }

    private static boolean waitsAgain(List<Step> steps, Step woken) {
        return steps.stream().skip(woken.n()).anyMatch(step -> step.op().equals("wait") && step.thread().equals(woken.thread()));
    }

    private static Step thief(List<Step> steps, Step notified, Step woken) {
        for (Step step : steps.subList(notified.n(), woken.n() - 1)) {
            if (Set.of("acquire", "wake").contains(step.op()) && woken.variable().equals(step.variable())
                    && !step.thread().equals(woken.thread()) && !step.thread().equals(notified.thread())) {
                return step;
            }
        }
        return null;
    }
}
