/** The inspections, as the IDE knows them. */
package dev.heddle.inspections;
