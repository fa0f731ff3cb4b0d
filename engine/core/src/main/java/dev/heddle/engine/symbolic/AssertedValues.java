package dev.heddle.engine.symbolic;

import dev.heddle.bootstrap.Shadow;

/** The part of {@link SymbolicExecution} that knows what assertions of a fluent library are about. */
final class AssertedValues {

    private final SymbolicExecution execution;
    private final SymbolicMemory memory;
    /** As if it were a field of the assertion. */
    private final int field;

    AssertedValues(SymbolicExecution execution, SymbolicMemory memory, FieldNumbers fields) {
        this.execution = execution;
        this.memory = memory;
        this.field = fields.of(AssertedValues.class, "asserted");
    }

    void begin(Object assertion, SymbolicValue about) {
        memory.put(assertion, field, about);
    }

    /** {@code jump} is the comparison, or 0 if it is another than those that are known. */
    void compared(Object assertion, int jump, long value, Shadow shadow, int site) {
        SymbolicValue about = memory.get(assertion, field);
        if (about != null && jump != 0) {
            execution.branch(jump, about.value, value, about, shadow, site);
            return;
        }
        if (about != null) {
            execution.concretise(about, site);
        }
        if (shadow != null) {
            execution.concretise(shadow, site);
        }
    }
}
