package dev.heddle.engine.symbolic;

import dev.heddle.engine.model.SourceLocation;

/** The part of {@link SymbolicExecution} that hears of values which the program reads while hooks are off, and so without their shadows. */
final class QuietReads {

    private final SymbolicExecution execution;
    private final SymbolicExecution.Position position;

    QuietReads(SymbolicExecution execution, SymbolicExecution.Position position) {
        this.execution = execution;
        this.position = position;
    }

    /** A place that is null is the line that is being executed. */
    void read(SymbolicValue shadow, SourceLocation at, boolean stays) {
        if (shadow == null) {
            return;
        }
        SourceLocation place = at == null ? position.here() : at;
        if (stays) {
            NotFollowed.inInitializer("read", place);
        } else {
            execution.concretise(shadow, "read in what the JDK calls where nothing is seen", place);
        }
    }
}
