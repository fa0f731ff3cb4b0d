package dev.heddle.oracle.program;

import java.util.List;

/**
 * The objects that a program makes while it runs. Each statement that makes one is executed once at most. Threads hand them on
 * through shared variables, the slots.
 *
 * @param slots whether each shared variable for an object is volatile; all are null at first
 * @param fields what each object consists of: numbers
 * @param staticSlots whether slots are statics although the other shared variables are not
 * @param onePlace whether all objects are made at one place in the code
 */
public record BoxStatements(List<Boolean> slots, List<Kind> fields, boolean staticSlots, boolean onePlace) {

    /** Of programs that make no objects. */
    public static final BoxStatements NONE = new BoxStatements(List.of(), List.of(), false, false);

    /** How many local variables for objects each thread has. */
    public static final int REFS = 2;

    /** What stands for the values of an object that is not there. */
    public static final int ABSENT = -1;

    /** How a field is declared. */
    public enum Kind {
        PLAIN,
        VOLATILE,
        /** Only the constructor writes it. */
        FINAL
    }

    public BoxStatements {
        slots = List.copyOf(slots);
        fields = List.copyOf(fields);
    }

    /** Whether there are any. */
    public boolean any() {
        return !fields.isEmpty();
    }
}
