/** What is reached: reads bodies and calls, and where threads begin. */
package dev.heddle.inspections.analysis.body;
