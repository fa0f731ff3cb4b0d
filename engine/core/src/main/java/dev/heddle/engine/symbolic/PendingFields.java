package dev.heddle.engine.symbolic;

import java.util.ArrayList;
import java.util.List;

/**
 * Fields that constructors set before they call the other constructor (what an inner class captures), while that runs. No hook may see the object
 * meanwhile, but methods that the other constructor calls on it may: what they find in such a field is decided on, or pinned.
 */
final class PendingFields {

    /** The owner of the shadow until the object can be. */
    private record Pending(int field, SymbolicValue shadow) {}

    private final SymbolicExecution execution;
    private final SymbolicMemory memory;
    private final List<Pending> pending = new ArrayList<>();

    PendingFields(SymbolicExecution execution, SymbolicMemory memory) {
        this.execution = execution;
        this.memory = memory;
    }

    void clear() {
        pending.clear();
    }

    void set(SymbolicValue shadow, int field) {
        Pending entry = new Pending(field, shadow);
        pending.add(entry);
        memory.put(entry, field, shadow);
    }

    /** The other constructor has returned, so it is the last that was set. One that has thrown leaves what was set behind. */
    void stored(SymbolicValue shadow, int field) {
        for (int i = pending.size() - 1; i >= 0; i--) {
            Pending entry = pending.get(i);
            if (entry.shadow == shadow && entry.field == field) {
                pending.remove(i);
                memory.put(entry, field, null);
                return;
            }
        }
    }

    /** A field without a shadow is read, perhaps that of an object that is being made. */
    void read(int field, long value) {
        for (int i = pending.size() - 1; i >= 0; i--) {
            Pending entry = pending.get(i);
            if (entry.field == field && entry.shadow.value == value) {
                execution.concretise(entry.shadow, "captured value, read while its object is made");
            }
        }
    }
}
