/** Checks whose answer is old when it is acted on. */
package dev.heddle.inspections.checkact;
