package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.SolvedSchedule;

/**
 * An order of steps that the solver has found.
 *
 * @param property what it violates; null if a thread goes another way there, or waits in vain
 * @param repeats whether threads go as they went, so that the order alone is new
 */
record Prediction(SolvedSchedule schedule, Property property, boolean repeats) {}
