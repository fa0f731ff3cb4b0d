package dev.heddle.engine.runtime;

import jdk.internal.misc.Unsafe;

/**
 * Hash codes given to objects that static initialisers made, by class and order, because the JVM's own differ from
 * process to process. Only to objects that have none yet: tables may know the others by theirs.
 */
final class InitialHashes {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long HASH_BITS = 0x7FFFFFFFL;
    private static final long LOCK_BITS = 3;
    private static final long UNLOCKED = 1;
    /** Where an object's header has its hash code; -1 if that cannot be told. */
    private static final int SHIFT = shift();

    private volatile Entry[] table = new Entry[1 << 8];
    private int size;

    /** An object with the hash code that the JVM has for it and the one that it was given instead. */
    private record Entry(Object object, int own, int given) {}

    /** Differs between JDKs, so it is looked up in an object whose hash code is known. */
    private static int shift() {
        Object sample = new Object();
        long before = UNSAFE.getLong(sample, 0L);
        long hash = System.identityHashCode(sample);
        long after = UNSAFE.getLong(sample, 0L);
        for (int shift = 2; shift < Long.SIZE - 30; shift++) {
            if ((before >>> shift & HASH_BITS) == 0 && (after >>> shift & HASH_BITS) == hash) {
                return shift;
            }
        }
        return -1;
    }

    /** Whether nobody has asked for the object's hash code yet. */
    boolean isFresh(Object object) {
        long header = UNSAFE.getLong(object, 0L);
        return SHIFT >= 0 && (header & LOCK_BITS) == UNLOCKED && (header >>> SHIFT & HASH_BITS) == 0;
    }

    /** What an object was given, or {@code own}, which is what its own method says. May be asked from any thread. */
    int of(Object object, int own) {
        Entry[] entries = table;
        int mask = entries.length - 1;
        Entry entry;
        for (int i = slot(own) & mask; (entry = entries[i]) != null; i = i + 1 & mask) {
            // A class may have a hash code of its own beside that of its objects' identity.
            if (entry.object == object && entry.own == own) {
                return entry.given;
            }
        }
        return own;
    }

    synchronized int give(Object object, int hash) {
        if ((size + 1) * 2 > table.length) {
            Entry[] larger = new Entry[table.length * 2];
            for (Entry entry : table) {
                if (entry != null) {
                    insert(larger, entry);
                }
            }
            table = larger;
        }
        insert(table, new Entry(object, System.identityHashCode(object), hash));
        size++;
        return hash;
    }

    private static void insert(Entry[] entries, Entry entry) {
        int mask = entries.length - 1;
        int i = slot(entry.own) & mask;
        while (entries[i] != null) {
            i = i + 1 & mask;
        }
        entries[i] = entry;
    }

    private static int slot(int own) {
        return own ^ own >>> 13;
    }
}
