package dev.heddle.engine.explore;

import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.session.Progress;

/** Hears what happens while an exploration runs; called on the exploring thread, between executions. */
public interface ExplorationListener {

    void progress(Progress progress);

    /** Whether a violation that replayed here also shows elsewhere; what does not is no violation. */
    default boolean confirms(Violation violation, Schedule schedule) {
        return true;
    }

    /** A violation that has been replayed, with the schedule that leads to it. */
    void violation(Violation violation, Schedule schedule);

    /** What a schedule shows although it does not fail, after a replay. */
    default void warning(Violation warning, Schedule schedule) {}

    /** Something a user should know that is no violation. */
    void note(String line);
}
