package dev.heddle.engine.model;

/**
 * A thread sees what another one has written, which starts and joins do not put before it anyway.
 *
 * @param variable such as {@code Account#1.balance}
 * @param value what was written and seen; null where it is not known
 * @param read where the thread reads it first
 * @param readStep number of that step
 */
public record Interference(
        String thread,
        String writer,
        String variable,
        String value,
        SourceLocation read,
        SourceLocation write,
        int readStep,
        int writeStep) {}
