package dev.heddle.engine.runtime.restore;

import java.lang.ref.WeakReference;
import jdk.internal.misc.Unsafe;

/**
 * Hash codes given to objects that static initialisers made, by class and order, because the JVM's own differ from
 * process to process, and to those of executions that were not seen being made. Only to objects that have none yet:
 * tables may know the others by theirs.
 */
public final class InitialHashes {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long HASH_BITS = 0x7FFFFFFFL;
    private static final long LOCK_BITS = 3;
    private static final long UNLOCKED = 1;
    /** Where an object's header has its hash code; -1 if that cannot be told. */
    private static final int SHIFT = shift();

    private volatile Entry[] table = new Entry[1 << 8];
    private int size;

    /** Entries of executions, gone or not, above which those of objects that are gone are dropped. */
    private int mostLent = 1 << 10;
    private int lent;

    /** An object with the hash code that the JVM has for it and the one that it was given instead. */
    private record Entry(Object held, int own, int given) {

        boolean is(Object object) {
            return held == object || held instanceof Lent reference && reference.refersTo(object);
        }

        boolean isGone() {
            return held instanceof Lent reference && reference.refersTo(null);
        }
    }

    /** Does not keep an object of an execution. */
    private static final class Lent extends WeakReference<Object> {
        Lent(Object object) {
            super(object);
        }
    }

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
    public boolean isFresh(Object object) {
        long header = UNSAFE.getLong(object, 0L);
        return SHIFT >= 0 && (header & LOCK_BITS) == UNLOCKED && (header >>> SHIFT & HASH_BITS) == 0;
    }

    /** What an object was given, or {@code own}, which is what its own method says. May be asked from any thread. */
    public int of(Object object, int own) {
        Entry[] entries = table;
        int mask = entries.length - 1;
        Entry entry;
        for (int i = slot(own) & mask; (entry = entries[i]) != null; i = i + 1 & mask) {
            // A class may have a hash code of its own beside that of its objects' identity.
            if (entry.own == own && entry.is(object)) {
                return entry.given;
            }
        }
        return own;
    }

    synchronized int give(Object object, int hash) {
        add(new Entry(object, System.identityHashCode(object), hash));
        return hash;
    }

    /** The same for an object of an execution, for as long as there is one. */
    public synchronized int lend(Object object, int hash) {
        if (++lent > mostLent) {
            lent = 0;
            copyTo(new Entry[table.length]);
            mostLent = Math.max(mostLent, 2 * lent);
        }
        add(new Entry(new Lent(object), System.identityHashCode(object), hash));
        return hash;
    }

    private void add(Entry entry) {
        if ((size + 1) * 2 > table.length) {
            lent = 0;
            copyTo(new Entry[table.length * 2]);
        }
        insert(table, entry);
        size++;
    }

    /** Leaves out objects that are gone. */
    private void copyTo(Entry[] entries) {
        size = 0;
        for (Entry entry : table) {
            if (entry != null && !entry.isGone()) {
                insert(entries, entry);
                size++;
                lent += entry.held instanceof Lent ? 1 : 0;
            }
        }
        table = entries;
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
