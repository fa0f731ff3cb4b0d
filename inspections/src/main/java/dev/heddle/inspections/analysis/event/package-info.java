/** What code does to objects, as data: accesses, locks taken, tasks started, conflicts. */
package dev.heddle.inspections.analysis.event;
