/** Schedules by random priorities with few changes (PCT). */
package dev.heddle.engine.strategy.pct;
