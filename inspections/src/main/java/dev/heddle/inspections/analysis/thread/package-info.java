/** Who runs when: threads, tasks, completions, hooks. */
package dev.heddle.inspections.analysis.thread;
