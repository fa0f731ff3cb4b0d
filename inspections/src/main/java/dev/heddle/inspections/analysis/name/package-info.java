/** What names, types and annotations in source code stand for. */
package dev.heddle.inspections.analysis.name;
