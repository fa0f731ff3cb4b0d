/** Quick fixes. */
package dev.heddle.inspections.fixes;
