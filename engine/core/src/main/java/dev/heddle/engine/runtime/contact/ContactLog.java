package dev.heddle.engine.runtime.contact;

import dev.heddle.engine.coverage.Statement;
import dev.heddle.engine.model.Op;
import dev.heddle.engine.runtime.state.FieldTable;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.SynchronizerState;
import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.strategy.api.Contacts;
import dev.heddle.engine.strategy.api.Mode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Keeps who touched what in one execution. */
public final class ContactLog implements Contacts {

    private static final Mode[] MODES = Mode.values();

    private final CodePoints points;
    private final StatementNames names;
    private final VariableTable table;
    private int count;
    private int[] thread = new int[256];
    private int[] variable = new int[256];
    private int[] point = new int[256];
    private byte[] mode = new byte[256];
    private int variables;
    private final List<String> paths = new ArrayList<>();
    private int[] ranks;

    /** @param context how many frames tell one statement from another */
    public ContactLog(FieldTable fields, VariableTable table, int context) {
        this.points = new CodePoints(context);
        this.names = new StatementNames(points, fields);
        this.table = table;
    }

    public void clear() {
        count = 0;
        variables = 0;
        paths.clear();
        ranks = null;
    }

    /** Where the running thread is while it announces an operation; 0 for one that no order is learned of. */
    public int here(Op op, int v) {
        return v >= 0 && counts(op, table.field(v)) ? points.here(op, table.field(v)) : 0;
    }

    /**
     * Threads begin and end where the code says so. A monitor's release is the end of what its acquisition stands for; that of
     * another synchronizer counts, because attempts that do not wait tell whether they come before or behind it.
     */
    private static boolean counts(Op op, int field) {
        return switch (op) {
            case READ, WRITE, UPDATE, FAILED_UPDATE, ACQUIRE, TRY_ACQUIRE, WAIT, WAKE, NOTIFY, NOTIFY_ALL, PARK, UNPARK,
                    INTERRUPT, INTERRUPTED, INPUT, OUTPUT -> true;
            case RELEASE -> field == VariableTable.SYNCHRONIZER;
            default -> false;
        };
    }

    /** The operation that was announced at a point has been made. */
    public void add(ManagedThread t, Op op, int v, int at) {
        // A wait gives the monitor up.
        if (at != 0 && op != Op.WAIT && op != Op.TIME_OUT) {
            add(t, modeOf(t, op, v), v, at);
        }
    }

    private Mode modeOf(ManagedThread t, Op op, int v) {
        return switch (op) {
            case READ, FAILED_UPDATE -> Mode.READ;
            case INTERRUPTED -> table.object(v).managed.interrupted ? Mode.WRITE : Mode.READ;
            case UNPARK -> Mode.UNITE;
            case ACQUIRE, RELEASE -> synchronizerMode(t, op, table.object(v).synchronizer);
            default -> Mode.WRITE;
        };
    }

    private static Mode synchronizerMode(ManagedThread t, Op op, SynchronizerState s) {
        if (s == null || s.kind == null) {
            return Mode.WRITE;
        }
        return switch (s.kind) {
            case LATCH -> op == Op.ACQUIRE ? Mode.READ : Mode.UNITE;
            case READ_WRITE -> t.acquireShared ? Mode.UNITE : Mode.WRITE;
            case SEMAPHORE -> op == Op.RELEASE ? Mode.UNITE : Mode.WRITE;
            default -> Mode.WRITE;
        };
    }

    public void add(ManagedThread t, Mode how, int v, int at) {
        if (at == 0) {
            return;
        }
        if (count == thread.length) {
            int length = count * 2;
            thread = Arrays.copyOf(thread, length);
            variable = Arrays.copyOf(variable, length);
            point = Arrays.copyOf(point, length);
            mode = Arrays.copyOf(mode, length);
        }
        while (paths.size() <= t.number) {
            paths.add(null);
        }
        paths.set(t.number, t.path);
        variables = Math.max(variables, v + 1);
        thread[count] = t.number;
        variable[count] = v;
        point[count] = at;
        mode[count++] = (byte) how.ordinal();
    }

    /** The compare-and-set that was added last has written. */
    public void succeeded() {
        mode[count - 1] = (byte) Mode.WRITE.ordinal();
    }

    // Contacts

    @Override
    public int count() {
        return count;
    }

    @Override
    public int thread(int event) {
        return thread[event];
    }

    @Override
    public int threads() {
        return paths.size();
    }

    @Override
    public int rank(int number) {
        if (ranks == null) {
            List<Integer> order = new ArrayList<>();
            for (int i = 0; i < paths.size(); i++) {
                order.add(i);
            }
            order.sort(Comparator.comparing(paths::get, Comparator.nullsLast(ContactLog::byNumbers)));
            ranks = new int[order.size()];
            for (int i = 0; i < ranks.length; i++) {
                ranks[order.get(i)] = i;
            }
        }
        return ranks[number];
    }

    /** Ancestors come before those they have started, and among these the first started first. */
    private static int byNumbers(String a, String b) {
        String[] left = a.split("\\.");
        String[] right = b.split("\\.");
        for (int i = 0; i < Math.min(left.length, right.length); i++) {
            int order = left[i].length() != right[i].length()
                    ? left[i].length() - right[i].length() : left[i].compareTo(right[i]);
            if (order != 0) {
                return order;
            }
        }
        return left.length - right.length;
    }

    /** Whether a thread comes before another in the order of their paths. */
    public static boolean comesFirst(String path, String other) {
        return byNumbers(path, other) < 0;
    }

    @Override
    public int variable(int event) {
        return variable[event];
    }

    @Override
    public int variables() {
        return variables;
    }

    @Override
    public Mode mode(int event) {
        return MODES[mode[event]];
    }

    @Override
    public int statement(int event) {
        return names.statement(point[event]);
    }

    /** Number of the statement at a point; 0 for none. */
    public int statementAt(int at) {
        return at == 0 ? 0 : names.statement(at);
    }

    @Override
    public Statement named(int statement) {
        return names.get(statement);
    }
}
