package dev.heddle.engine.runtime.trace;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.runtime.state.VirtualClock;
import java.util.Arrays;
import java.util.function.IntFunction;

/** The events of one execution as numbers, and their hash. */
public final class EventLog {

    private static final Op[] OPS = Op.values();

    private final Labels labels;
    private final VirtualClock clock;
    private int count;
    private int[] thread = new int[256];
    private byte[] op = new byte[256];
    private int[] variable = new int[256];
    private long hash;
    private int pathHash;
    private boolean open;
    private Tracer tracer;
    private VariableTable variables;

    public EventLog(Labels labels, VirtualClock clock) {
        this.labels = labels;
        this.clock = clock;
    }

    /** Also makes a readable step of each event, or stops doing so. */
    public void traceWith(Tracer newTracer) {
        tracer = newTracer;
    }

    public void clear() {
        count = 0;
        hash = 0;
        open = false;
        labels.clear();
    }

    public void add(ManagedThread t, Op kind, int v, VariableTable table) {
        close();
        if (count == thread.length) {
            grow();
        }
        thread[count] = t.number;
        op[count] = (byte) kind.ordinal();
        variable[count] = v;
        count++;
        pathHash = t.path.hashCode();
        variables = table;
        open = true;
        follow(t, kind, v, table);
        if (isProgress(t, kind)) {
            clock.progress();
        } else {
            clock.polled();
        }
        if (tracer != null) {
            tracer.add(t, kind, v, table);
        }
    }

    private static void follow(ManagedThread t, Op kind, int v, VariableTable table) {
        switch (kind) {
            case READ, FAILED_UPDATE, INTERRUPTED -> t.spin.read(v, table.version(v));
            case YIELD, SLEEP, TIME_OUT -> { }
            default -> t.spin.progress();
        }
    }

    /**
     * Whether the thread does more than wait for the clock: a loop that also looks at what nobody has changed, or
     * yields, does not.
     */
    private static boolean isProgress(ManagedThread t, Op kind) {
        return switch (kind) {
            case SLEEP, TIME_OUT -> true;
            case YIELD -> false;
            default -> t.spin.repetitions() == 0;
        };
    }

    /** The last event, logged as a compare-and-set that failed, did write. */
    public void succeeded(ManagedThread t) {
        op[count - 1] = (byte) Op.UPDATE.ordinal();
        t.spin.progress();
        if (tracer != null) {
            tracer.succeeded();
        }
    }

    /** Where the last event came from; null unless events are traced. */
    public SourceLocation lastPlace() {
        return tracer == null ? null : tracer.lastPlace();
    }

    public String nameOf(int v, VariableTable table) {
        return labels.variable(v, table);
    }

    private void close() {
        if (open) {
            hash = add(hash, pathHash, count - 1);
            open = false;
        }
    }

    private long add(long before, int path, int event) {
        int v = variable[event];
        long what = v < 0 ? 0 : labels.signature(v, variables);
        return mix(mix(mix(before, path), op[event]), what);
    }

    /** What each event adds to the hash; {@code paths} tells that of the thread with a number. */
    public long[] stepHashes(IntFunction<String> paths) {
        close();
        long[] hashes = new long[count];
        for (int i = 0; i < count; i++) {
            hashes[i] = add(0, paths.apply(thread[i]).hashCode(), i);
        }
        return hashes;
    }

    private static long mix(long hash, long value) {
        long h = (hash ^ value) * 0x9E3779B97F4A7C15L;
        return h ^ h >>> 29;
    }

    private void grow() {
        thread = Arrays.copyOf(thread, count * 2);
        op = Arrays.copyOf(op, count * 2);
        variable = Arrays.copyOf(variable, count * 2);
    }

    public int count() {
        return count;
    }

    public int thread(int i) {
        return thread[i];
    }

    public Op op(int i) {
        return OPS[op[i]];
    }

    public int variable(int i) {
        return variable[i];
    }

    /** The same for two executions with the same events. */
    public String hash() {
        close();
        return Long.toHexString(mix(hash, count));
    }
}
