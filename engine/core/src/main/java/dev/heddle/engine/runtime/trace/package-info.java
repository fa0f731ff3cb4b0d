/** Events as people read them and as hashes see them. */
package dev.heddle.engine.runtime.trace;
