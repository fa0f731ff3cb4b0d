/** What a highlight says and offers. */
package dev.heddle.inspections.finding;
