/** Results, violations, steps and schedules as data. */
package dev.heddle.engine.model;
