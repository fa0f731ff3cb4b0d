package dev.heddle.engine.model;

/**
 * A limit of time that ran out although a thread could go on, or another limit came first.
 *
 * @param op {@code time-out} or {@code sleep}
 * @param at where the thread waited
 */
public record EarlyTimeOut(String op, SourceLocation at) {}
