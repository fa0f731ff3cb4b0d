package dev.heddle.engine.strategy.dpor;

import java.util.Arrays;

/** Number of the last access to each variable, open addressing; variables are never taken out, only set back to -1. */
final class LastAccesses {

    private long[] keys = new long[256];
    private int[] accesses = new int[256];
    private int size;

    /** The last access, or -1. */
    int get(long key) {
        int mask = keys.length - 1;
        for (int i = (int) key & mask; keys[i] != 0; i = (i + 1) & mask) {
            if (keys[i] == key) {
                return accesses[i];
            }
        }
        return -1;
    }

    void put(long key, int access) {
        int mask = keys.length - 1;
        int i = (int) key & mask;
        while (keys[i] != 0) {
            if (keys[i] == key) {
                accesses[i] = access;
                return;
            }
            i = (i + 1) & mask;
        }
        keys[i] = key;
        accesses[i] = access;
        if (++size * 2 > keys.length) {
            grow();
        }
    }

    /** Drops variables that are not in use any more, where there are too many of them. */
    private void grow() {
        long[] oldKeys = keys;
        int[] oldAccesses = accesses;
        int used = 0;
        for (int i = 0; i < oldKeys.length; i++) {
            used += oldKeys[i] != 0 && oldAccesses[i] >= 0 ? 1 : 0;
        }
        int length = used * 4 > oldKeys.length ? oldKeys.length * 2 : oldKeys.length;
        keys = new long[length];
        accesses = new int[length];
        size = 0;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0 && oldAccesses[i] >= 0) {
                put(oldKeys[i], oldAccesses[i]);
            }
        }
    }

    void clear() {
        Arrays.fill(keys, 0);
        size = 0;
    }
}
