/** The inspections without an IDE: for the console and for CI. */
package dev.heddle.inspections.standalone;
