/** Regions that look atomic and are not, and locks taken in both orders. */
package dev.heddle.inspections.analysis.breach;
