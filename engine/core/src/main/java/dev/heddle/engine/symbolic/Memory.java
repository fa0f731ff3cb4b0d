package dev.heddle.engine.symbolic;

import dev.heddle.bootstrap.ShadowMemoryHooks;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Shadows of fields and array elements in the execution under way, by owner and number. The owner of a static
 * field is a token; elements are numbered by their index, fields below zero.
 */
final class Memory {

    private static final Object REMOVED = new Object();

    private Object[] owners = new Object[1 << 8];
    private int[] numbers = new int[1 << 8];
    private SymbolicValue[] values = new SymbolicValue[1 << 8];
    private int used;
    private int count;

    void clear() {
        if (used > 0) {
            Arrays.fill(owners, null);
            Arrays.fill(values, null);
        }
        used = 0;
        count = 0;
        ShadowMemoryHooks.stored(0);
    }

    SymbolicValue get(Object owner, int number) {
        int at = find(owner, number);
        return at < 0 ? null : values[at];
    }

    /** Sets or, for null, removes the shadow. */
    void put(Object owner, int number, SymbolicValue value) {
        int at = find(owner, number);
        if (at >= 0) {
            if (value == null) {
                owners[at] = REMOVED;
                count--;
            }
            values[at] = value;
        } else if (value != null) {
            if ((used + 1) * 2 > owners.length) {
                rehash();
            }
            insert(owner, number, value);
            count++;
        }
        ShadowMemoryHooks.stored(count);
    }

    /** Removes the shadows of all fields or elements of an object, and returns them in the order of their numbers. */
    List<SymbolicValue> removeAll(Object owner) {
        SortedMap<Integer, SymbolicValue> removed = new TreeMap<>();
        for (int i = 0; i < owners.length; i++) {
            if (owners[i] == owner) {
                removed.put(numbers[i], values[i]);
            }
        }
        removed.keySet().forEach(number -> put(owner, number, null));
        return List.copyOf(removed.values());
    }

    private int find(Object owner, int number) {
        int mask = owners.length - 1;
        int at = hash(owner, number) & mask;
        while (owners[at] != null) {
            if (owners[at] == owner && numbers[at] == number) {
                return at;
            }
            at = at + 1 & mask;
        }
        return -1;
    }

    private void insert(Object owner, int number, SymbolicValue value) {
        int mask = owners.length - 1;
        int at = hash(owner, number) & mask;
        while (owners[at] != null) {
            at = at + 1 & mask;
        }
        owners[at] = owner;
        numbers[at] = number;
        values[at] = value;
        used++;
    }

    private void rehash() {
        Object[] oldOwners = owners;
        int[] oldNumbers = numbers;
        SymbolicValue[] oldValues = values;
        int size = count * 4 > owners.length ? owners.length * 2 : owners.length;
        owners = new Object[size];
        numbers = new int[size];
        values = new SymbolicValue[size];
        used = 0;
        for (int i = 0; i < oldOwners.length; i++) {
            if (oldOwners[i] != null && oldOwners[i] != REMOVED) {
                insert(oldOwners[i], oldNumbers[i], oldValues[i]);
            }
        }
    }

    private static int hash(Object owner, int number) {
        int mixed = (System.identityHashCode(owner) * 31 + number) * 0x9E3779B1;
        return mixed ^ mixed >>> 16;
    }
}
