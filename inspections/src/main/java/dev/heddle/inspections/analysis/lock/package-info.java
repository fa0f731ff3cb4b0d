/** What is locked: locks, their identity, their order, what works like one. */
package dev.heddle.inspections.analysis.lock;
