/** Actions on code without a finding. */
package dev.heddle.inspections.intentions;
