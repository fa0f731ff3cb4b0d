/** Carries symbolic values beside concrete ones. */
package dev.heddle.engine.instrument.shadow;
