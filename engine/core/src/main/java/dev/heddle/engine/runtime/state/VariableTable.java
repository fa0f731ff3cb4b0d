package dev.heddle.engine.runtime.state;

import dev.heddle.engine.model.Op;
import java.util.Arrays;

/**
 * The variables of one execution: for each the accesses so far, as far as happens-before needs them.
 *
 * <p>A variable is watched for two accesses of different threads, one a write, that nothing orders (the test of
 * FastTrack): a data race, and a location that must be a scheduling point. A variable that synchronises (volatile or
 * atomic) passes happens-before on, from its writes to its reads.
 */
public final class VariableTable {

    /** Keys, where a field number would stand, of what is not a field. */
    public static final int ELEMENT = -1;
    public static final int MONITOR = -2;
    public static final int SYNCHRONIZER = -3;
    public static final int LIFE = -4;
    public static final int PERMIT = -5;
    public static final int INTERRUPT = -6;
    public static final int CONDITION = -7;
    public static final int WAIT_SET = -8;
    public static final int GROUP = -9;
    public static final int OUTSIDE = -10;

    private static final int NOBODY = -1;
    private static final int MANY = -2;

    private int count;
    private int[] field = new int[64];
    private int[] index = new int[64];
    private ObjectState[] object = new ObjectState[64];
    private boolean[] shared = new boolean[64];
    private boolean[] synchronises = new boolean[64];
    private int[] version = new int[64];
    private int[] writeThread = new int[64];
    private int[] writeClock = new int[64];
    private int[] readThread = new int[64];
    private int[] readClock = new int[64];
    private int[][] readClocks = new int[64][];
    private int[][] writeClocks = new int[64][];
    private long[] signature = new long[64];
    private long[] key = new long[64];

    public int add(ObjectState owner, int fieldNumber, int elementIndex, boolean isShared, boolean isSynchronising) {
        if (count == field.length) {
            grow();
        }
        int v = count++;
        field[v] = fieldNumber;
        index[v] = elementIndex;
        object[v] = owner;
        shared[v] = isShared;
        synchronises[v] = isSynchronising;
        version[v] = 0;
        writeThread[v] = NOBODY;
        readThread[v] = NOBODY;
        readClocks[v] = null;
        writeClocks[v] = null;
        signature[v] = 0;
        key[v] = 0;
        return v;
    }

    private void grow() {
        int length = count * 2;
        field = Arrays.copyOf(field, length);
        index = Arrays.copyOf(index, length);
        object = Arrays.copyOf(object, length);
        shared = Arrays.copyOf(shared, length);
        synchronises = Arrays.copyOf(synchronises, length);
        version = Arrays.copyOf(version, length);
        writeThread = Arrays.copyOf(writeThread, length);
        writeClock = Arrays.copyOf(writeClock, length);
        readThread = Arrays.copyOf(readThread, length);
        readClock = Arrays.copyOf(readClock, length);
        readClocks = Arrays.copyOf(readClocks, length);
        writeClocks = Arrays.copyOf(writeClocks, length);
        signature = Arrays.copyOf(signature, length);
        key = Arrays.copyOf(key, length);
    }

    public void clear() {
        Arrays.fill(object, 0, count, null);
        count = 0;
    }

    public int count() {
        return count;
    }

    public boolean shared(int v) {
        return shared[v];
    }

    /** Makes it a scheduling point from here on. */
    void share(int v) {
        shared[v] = true;
    }

    public int field(int v) {
        return field[v];
    }

    public int index(int v) {
        return index[v];
    }

    /** Owner of the variable; null for a static field. */
    /** Whether an operation writes to an object that the thread has made and nobody else can have found. */
    public boolean comesWithReference(ManagedThread t, Op op, int v) {
        boolean writes = op == Op.WRITE || op == Op.UPDATE || op == Op.FAILED_UPDATE;
        return writes && object[v] != null && field(v) >= ELEMENT && object[v].isUnpublished(t);
    }

    public ObjectState object(int v) {
        return object[v];
    }

    public int version(int v) {
        return v < 0 ? 0 : version[v];
    }

    public long signature(int v) {
        return signature[v];
    }

    public void setSignature(int v, long value) {
        signature[v] = value;
    }

    /** What stands for the variable in every execution; 0 until it is set. */
    public long key(int v) {
        return key[v];
    }

    public void setKey(int v, long value) {
        key[v] = value;
    }

    /**
     * An access.
     *
     * @return whether it races with an earlier one
     */
    public boolean track(int v, ManagedThread t, boolean write) {
        boolean race = writeThread[v] != NOBODY
                && writeThread[v] != t.number
                && writeClock[v] > Clocks.get(t.clocks, writeThread[v]);
        if (write) {
            race |= readRaces(v, t);
        }
        int now = t.clocks[t.number];
        if (write) {
            writeThread[v] = t.number;
            writeClock[v] = now;
            readThread[v] = NOBODY;
            readClocks[v] = null;
        } else {
            noteRead(v, t.number, now);
        }
        return race;
    }

    /** Accesses of a thread before the variable was followed; a clock of 0 stands for none. */
    void seed(int v, int thread, int readAt, int writtenAt) {
        if (writtenAt > 0) {
            writeThread[v] = thread;
            writeClock[v] = writtenAt;
        }
        if (readAt > 0) {
            readThread[v] = thread;
            readClock[v] = readAt;
        }
    }

    private boolean readRaces(int v, ManagedThread t) {
        int reader = readThread[v];
        if (reader >= 0) {
            return reader != t.number && readClock[v] > Clocks.get(t.clocks, reader);
        }
        if (reader == MANY) {
            int[] reads = readClocks[v];
            for (int i = 0; i < reads.length; i++) {
                if (i != t.number && reads[i] > Clocks.get(t.clocks, i)) {
                    return true;
                }
            }
        }
        return false;
    }

    private void noteRead(int v, int thread, int now) {
        int reader = readThread[v];
        if (reader == NOBODY || reader == thread) {
            readThread[v] = thread;
            readClock[v] = now;
            return;
        }
        int[] reads = readClocks[v];
        if (reads == null || reads.length <= Math.max(thread, reader)) {
            int length = Math.max(8, Math.max(thread, reader) + 1);
            reads = reads == null ? new int[length] : Arrays.copyOf(reads, length);
            readClocks[v] = reads;
        }
        if (reader >= 0) {
            reads[reader] = Math.max(reads[reader], readClock[v]);
            readThread[v] = MANY;
        }
        reads[thread] = Math.max(reads[thread], now);
    }

    /** Passes happens-before along an access that synchronises: a read comes after all writes before it. */
    public void pass(int v, ManagedThread t, boolean read, boolean write) {
        if (read) {
            t.clocks = Clocks.join(t.clocks, writeClocks[v]);
        }
        if (write) {
            writeClocks[v] = writeClocks[v] == null
                    ? t.clocks.clone()
                    : Clocks.join(writeClocks[v], t.clocks);
            t.clocks = Clocks.tick(t.clocks, t.number);
        }
    }

    /** Whether all accesses to it synchronise. */
    public boolean synchronises(int v) {
        return synchronises[v];
    }

    public void written(int v) {
        version[v]++;
    }
}
