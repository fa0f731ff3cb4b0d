/** All schedules with few preemptions, the plainest first. */
package dev.heddle.engine.strategy.pcb;
