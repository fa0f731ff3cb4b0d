package dev.heddle.engine.runtime.restore;

import java.nio.channels.SelectionKey;
import java.util.Arrays;

/**
 * Identity hash codes of selection keys, by the order in which they are first asked for. Selectors put keys into tables
 * while hooks are off, and the program looks them up and goes through them while hooks are on: both must get the same.
 */
public final class KeyHashes {

    private static final int SPREAD = 0x9E3779B9;

    private SelectionKey[] keys = new SelectionKey[8];
    private int count;

    public synchronized void begin() {
        Arrays.fill(keys, 0, count, null);
        count = 0;
    }

    /** May be asked from any thread. Not a table: that would ask for hash codes itself. */
    public synchronized int of(SelectionKey key) {
        int i = 0;
        while (i < count && keys[i] != key) {
            i++;
        }
        if (i == count) {
            if (count == keys.length) {
                // Hooks may be on: a copy that the JDK makes would be the program's.
                SelectionKey[] more = new SelectionKey[count * 2];
                System.arraycopy(keys, 0, more, 0, count);
                keys = more;
            }
            keys[count++] = key;
        }
        return ((i + 1) * SPREAD >>> 8) + 1;
    }
}
