/** Blocking as a model: monitors, synchronizers, waiting, time, class initialisation. */
package dev.heddle.engine.runtime.sync;
