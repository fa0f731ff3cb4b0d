package dev.heddle.engine.runtime.state;

import java.util.Arrays;
import java.util.function.Consumer;

/** The states of the objects of one execution, by identity. */
public final class ObjectTable {

    private static final int INITIAL = 1 << 8;

    private ObjectState[] slots = new ObjectState[INITIAL];
    private int size;

    public ObjectState get(Object object) {
        ObjectState[] table = slots;
        int mask = table.length - 1;
        int i = mix(System.identityHashCode(object)) & mask;
        ObjectState state;
        while ((state = table[i]) != null) {
            if (state.object == object) {
                return state;
            }
            i = (i + 1) & mask;
        }
        return null;
    }

    public void add(ObjectState state) {
        if ((size + 1) * 2 > slots.length) {
            grow();
        }
        insert(state);
        size++;
    }

    private void insert(ObjectState state) {
        int mask = slots.length - 1;
        int i = mix(System.identityHashCode(state.object)) & mask;
        while (slots[i] != null) {
            i = (i + 1) & mask;
        }
        slots[i] = state;
    }

    private void grow() {
        ObjectState[] old = slots;
        slots = new ObjectState[old.length * 2];
        for (ObjectState state : old) {
            if (state != null) {
                insert(state);
            }
        }
    }

    /** In no particular order. */
    public void forEach(Consumer<ObjectState> action) {
        for (ObjectState state : slots) {
            if (state != null) {
                action.accept(state);
            }
        }
    }

    public int size() {
        return size;
    }

    /** Forgets everything; a table that was mostly empty becomes smaller, so that clearing stays cheap. */
    public void clear() {
        if (slots.length > INITIAL && size * 8 < slots.length) {
            slots = new ObjectState[slots.length / 2];
        } else {
            Arrays.fill(slots, null);
        }
        size = 0;
    }

    private static int mix(int hash) {
        return hash ^ hash >>> 13;
    }
}
