/** How much a finding weighs, and what speaks against it. */
package dev.heddle.inspections.analysis.weight;
