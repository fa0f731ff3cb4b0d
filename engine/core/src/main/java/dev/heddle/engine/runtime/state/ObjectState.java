package dev.heddle.engine.runtime.state;

import dev.heddle.engine.strategy.api.Gate;

/** What the runtime knows of one object in one execution: who made it, its variables, its monitor. */
public final class ObjectState implements Blocker {

    public final Object object;
    /** Site that allocated it; 0 if that was not seen. */
    public int allocation;
    /** Number of the thread that made it, or that touched it first; -1 for an object from before the execution. */
    public final int creator;
    /** The how-manieth object of its creator from that site. */
    public int serial;
    /** How often its creator had published something when it came. */
    public int publicationsBefore;
    /** Whether the program has been told its hash code. */
    public boolean hashed;

    /** Order of its first appearance in the trace, from 1; 0 if it has not appeared. */
    public int appearance;
    /** Whether a thread other than its creator has touched it; only kept while sharing is guessed. */
    public boolean escaped;
    /** Whether code of the program made it; only known while sharing is guessed. */
    public boolean byProgram;
    /** Belongs to the JDK or a framework, from before the execution: its variables are of no interest. */
    public boolean foreign;

    /** Variables by key (field number or index), open addressing; 0 in {@code keys} is empty. */
    private int[] keys = new int[4];
    private int[] variables = new int[4];
    private int size;

    // Monitor
    public ManagedThread owner;
    public int holds;
    /** Who had the monitor last. */
    public ManagedThread user;
    /** Threads in wait(), longest first. */
    public ThreadQueue waiters;
    public int[] monitorClocks;
    /** Whether its owner entered at a scheduling point although it is not known to be shared. */
    public boolean guessed;
    public int monitorVariable = -1;
    /** Who waits, as variable: notifies and time-outs of waits are on it. */
    public int waitSetVariable = -1;

    /** Its elements, if it is an array that has been touched. */
    public ElementsState elements;

    /** The thread this object is, if it is a managed one. */
    public ManagedThread managed;
    /** Queue and clocks if the object is a synchronizer, condition or such. */
    public SynchronizerState synchronizer;

    public ObjectState(Object object, int allocation, int creator, int serial) {
        this.object = object;
        this.allocation = allocation;
        this.creator = creator;
        this.serial = serial;
    }

    /** It was touched while its constructor ran, and is complete now. What was done to it meanwhile stays known. */
    public void constructed(int site, int newSerial) {
        allocation = site;
        serial = newSerial;
    }

    /** Makes those of its variables scheduling points that are shared where objects come from its site. */
    public void share(SharedLocations locations, VariableTable table) {
        for (int i = 0; i < keys.length; i++) {
            if (keys[i] != 0 && !table.shared(variables[i]) && locations.containsField(keys[i] - 1, allocation)) {
                table.share(variables[i]);
            }
        }
        if (monitorVariable >= 0 && owner == null && locations.containsMonitor(this)) {
            table.share(monitorVariable);
        }
    }

    /** Whether a thread has made it and has not let others find it since. */
    public boolean isUnpublished(ManagedThread thread) {
        return allocation != 0 && creator == thread.number && publicationsBefore == thread.publications;
    }

    /** The variable for a key, or -1. */
    public int variable(int key) {
        int mask = keys.length - 1;
        for (int i = mix(key) & mask; keys[i] != 0; i = (i + 1) & mask) {
            if (keys[i] == key + 1) {
                return variables[i];
            }
        }
        return -1;
    }

    public void addVariable(int key, int variable) {
        if ((size + 1) * 2 > keys.length) {
            grow();
        }
        insert(key + 1, variable);
        size++;
    }

    private void insert(int stored, int variable) {
        int mask = keys.length - 1;
        int i = mix(stored - 1) & mask;
        while (keys[i] != 0) {
            i = (i + 1) & mask;
        }
        keys[i] = stored;
        variables[i] = variable;
    }

    private void grow() {
        int[] oldKeys = keys;
        int[] oldVariables = variables;
        keys = new int[oldKeys.length * 2];
        variables = new int[oldKeys.length * 2];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                insert(oldKeys[i], oldVariables[i]);
            }
        }
    }

    private static int mix(int key) {
        int h = key * 0x9E3779B9;
        return h ^ h >>> 15;
    }

    /** As something to wait for: its monitor. */
    @Override
    public boolean ready(ManagedThread thread) {
        return owner == null || owner == thread;
    }

    @Override
    public Gate gate(ManagedThread thread) {
        return Gate.FREE;
    }

    @Override
    public ManagedThread holder(ManagedThread waiting) {
        return owner;
    }
}
