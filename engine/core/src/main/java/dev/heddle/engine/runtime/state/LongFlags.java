package dev.heddle.engine.runtime.state;

import java.util.Arrays;

/** Yes or no by number, open addressing. */
final class LongFlags {

    static final byte UNKNOWN = 0;
    static final byte NO = 1;
    static final byte YES = 2;

    private long[] keys = new long[256];
    private byte[] values = new byte[256];
    private int size;

    byte get(long key) {
        int mask = keys.length - 1;
        int i = mix(key) & mask;
        while (values[i] != UNKNOWN) {
            if (keys[i] == key) {
                return values[i];
            }
            i = (i + 1) & mask;
        }
        return UNKNOWN;
    }

    /** Adds a key that is not there yet. */
    void put(long key, boolean value) {
        if (++size * 2 > keys.length) {
            grow();
        }
        insert(key, value ? YES : NO);
    }

    private void insert(long key, byte value) {
        int mask = keys.length - 1;
        int i = mix(key) & mask;
        while (values[i] != UNKNOWN) {
            i = (i + 1) & mask;
        }
        keys[i] = key;
        values[i] = value;
    }

    private void grow() {
        long[] oldKeys = keys;
        byte[] oldValues = values;
        keys = new long[oldKeys.length * 2];
        values = new byte[oldKeys.length * 2];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldValues[i] != UNKNOWN) {
                insert(oldKeys[i], oldValues[i]);
            }
        }
    }

    void clear() {
        Arrays.fill(values, UNKNOWN);
        size = 0;
    }

    private static int mix(long key) {
        long h = key * 0x9E3779B97F4A7C15L;
        return (int) (h >>> 32);
    }
}
