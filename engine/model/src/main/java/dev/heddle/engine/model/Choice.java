package dev.heddle.engine.model;

import java.util.List;

/**
 * A point of an execution at which several threads could go on.
 *
 * @param step number of the step that was made there
 * @param decision its place among the decisions of the schedule
 */
public record Choice(int step, int decision, List<Option> options) {

    /**
     * A thread that could go on.
     *
     * @param number stands for the thread in a schedule's decisions
     * @param op what it would do next
     * @param next its next step in this execution, with place and variable; null if it makes none
     */
    public record Option(int number, String thread, String op, Step next) {}
}
