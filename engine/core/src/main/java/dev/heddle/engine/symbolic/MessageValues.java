package dev.heddle.engine.symbolic;

import dev.heddle.bootstrap.Shadow;
import java.util.ArrayList;
import java.util.List;

/**
 * Values that the JVM has put into the messages of exceptions: indexes out of bounds, negative lengths. Nearly always nobody reads them; where somebody does, they
 * are decided on, or pinned.
 */
final class MessageValues {

    private final SymbolicExecution execution;
    private final List<Shadow> values = new ArrayList<>();

    MessageValues(SymbolicExecution execution) {
        this.execution = execution;
    }

    void clear() {
        values.clear();
    }

    /** An exception is thrown about a value. */
    void has(Shadow value) {
        values.add(value);
    }

    /** The message of such an exception is read; it is not told whose. */
    void read() {
        values.forEach(value -> execution.concretise(value, "message of an exception"));
        values.clear();
    }
}
