/** Explorations and replays as a library: starts the engine's jars as processes, follows them, puts together what they found. */
package dev.heddle.engine.session;
