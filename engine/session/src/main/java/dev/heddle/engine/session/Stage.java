package dev.heddle.engine.session;

/**
 * Which worker says something, and what it is busy with.
 *
 * @param worker from 1
 */
public record Stage(int worker, Phase phase) {}
