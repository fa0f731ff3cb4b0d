/** Synchronisation that does not do what it seems to do. */
package dev.heddle.inspections.misuse;
