/** Text and pages made from results. */
package dev.heddle.engine.report;
