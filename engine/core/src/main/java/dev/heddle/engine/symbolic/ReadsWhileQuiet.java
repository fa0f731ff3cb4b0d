package dev.heddle.engine.symbolic;

import dev.heddle.bootstrap.QuietEngine;
import dev.heddle.engine.model.SourceLocation;

/** The part of {@link SymbolicExecution} that hears of values which the program reads while hooks are off, and so without their shadows. */
final class ReadsWhileQuiet extends QuietEngine {

    private final SymbolicExecution execution;
    private final SymbolicMemory memory;

    ReadsWhileQuiet(SymbolicExecution execution, SymbolicMemory memory) {
        this.execution = execution;
        this.memory = memory;
    }

    @Override
    public void read(Object owner, int site, boolean stays) {
        read(execution.shadowOf(owner, site), SymbolicExecution.location(site), stays);
    }

    @Override
    public void elementsRead(Object array, int from, int count, int site, boolean stays) {
        for (int i = from; i < from + count; i++) {
            read(memory.get(array, i), SymbolicExecution.location(site), stays);
        }
    }

    @Override
    public void allRead(Object object, int site, boolean stays) {
        memory.all(owner -> owner == object).forEach(shadow -> read(shadow, SymbolicExecution.location(site), stays));
    }

    @Override
    public void used(Object[] shadows, boolean stays) {
        for (Object shadow : shadows) {
            read((SymbolicValue) shadow, null, stays);
        }
    }

    /** A place that is null is the line that is being executed. */
    private void read(SymbolicValue shadow, SourceLocation at, boolean stays) {
        if (shadow == null) {
            return;
        }
        SourceLocation place = at == null ? execution.here() : at;
        if (stays) {
            NotFollowed.inInitializer("read", place);
        } else {
            execution.concretise(shadow, "read in what the JDK calls where nothing is seen", place);
        }
    }
}
