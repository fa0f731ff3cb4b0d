/** Accesses to memory, identities of objects, data races. */
package dev.heddle.engine.runtime.memory;
