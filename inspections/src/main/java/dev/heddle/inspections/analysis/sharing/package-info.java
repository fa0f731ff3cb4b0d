/** Who meets whom at what: accesses of threads that may overlap, and what guards them. */
package dev.heddle.inspections.analysis.sharing;
