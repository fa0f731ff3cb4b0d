package dev.heddle.engine.symbolic;

import dev.heddle.bootstrap.ShadowMemoryHooks;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Shadows of fields and array elements in the execution under way, by owner and number. The owner of a static
 * field is a token; elements are numbered by their index, fields below zero.
 */
final class SymbolicMemory {

    private static final Object REMOVED = new Object();

    private Object[] owners = new Object[1 << 8];
    private int[] numbers = new int[1 << 8];
    private SymbolicValue[] values = new SymbolicValue[1 << 8];
    /** When each came, so that they can be told in an order that is the same in every execution. */
    private long[] serials = new long[1 << 8];
    private long next;
    private int used;
    private int count;
    private boolean keptInUse;

    /** Hooks are to ask for shadows even where none is known to be stored. */
    void keepInUse() {
        keptInUse = true;
        ShadowMemoryHooks.stored(1);
    }

    void clear() {
        if (used > 0) {
            Arrays.fill(owners, null);
            Arrays.fill(values, null);
        }
        used = 0;
        count = 0;
        ShadowMemoryHooks.stored(keptInUse ? 1 : 0);
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
            insert(owner, number, value, next++);
            count++;
        }
        ShadowMemoryHooks.stored(keptInUse ? count + 1 : count);
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

    /** The shadows of all fields and elements whose owner is one of these, in the order in which they came. */
    List<SymbolicValue> all(Predicate<Object> ofOwner) {
        SortedMap<Long, SymbolicValue> found = new TreeMap<>();
        for (int i = 0; i < owners.length; i++) {
            if (owners[i] != null && owners[i] != REMOVED && ofOwner.test(owners[i])) {
                found.put(serials[i], values[i]);
            }
        }
        return List.copyOf(found.values());
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

    private void insert(Object owner, int number, SymbolicValue value, long serial) {
        int mask = owners.length - 1;
        int at = hash(owner, number) & mask;
        while (owners[at] != null) {
            at = at + 1 & mask;
        }
        owners[at] = owner;
        numbers[at] = number;
        values[at] = value;
        serials[at] = serial;
        used++;
    }

    private void rehash() {
        Object[] oldOwners = owners;
        int[] oldNumbers = numbers;
        SymbolicValue[] oldValues = values;
        long[] oldSerials = serials;
        int size = count * 4 > owners.length ? owners.length * 2 : owners.length;
        owners = new Object[size];
        numbers = new int[size];
        values = new SymbolicValue[size];
        serials = new long[size];
        used = 0;
        for (int i = 0; i < oldOwners.length; i++) {
            if (oldOwners[i] != null && oldOwners[i] != REMOVED) {
                insert(oldOwners[i], oldNumbers[i], oldValues[i], oldSerials[i]);
            }
        }
    }

    private static int hash(Object owner, int number) {
        int mixed = (System.identityHashCode(owner) * 31 + number) * 0x9E3779B1;
        return mixed ^ mixed >>> 16;
    }
}
