package dev.heddle.engine.runtime.turn;

import dev.heddle.bootstrap.Controller;
import dev.heddle.engine.runtime.state.FieldTable;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.strategy.api.ValueTrace;
import dev.heddle.engine.symbolic.Branch;
import dev.heddle.engine.symbolic.SharedValues;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * The values of one execution, for strategies that reason about them. A value that is read is looked up when the read is announced;
 * one that is written, when the thread comes to its next operation: until then nobody else can have changed it.
 */
public final class ValueLog implements ValueTrace, SharedValues {

    /** One event. */
    private static final class Entry {

        final Kind kind;
        final int step;
        /** How many accesses the trace had. */
        final int position;
        final int variable;
        final long key;
        final Sort sort;
        final char type;
        Expr value;
        Expr constant;
        boolean followed;
        Branch decision;
        /** Who lets others find an object if this writes a reference; null if nobody else can find what it is written to. */
        ManagedThread publisher;

        Entry(Kind kind, int step, int position, int variable, long key, Sort sort, char type) {
            this.kind = kind;
            this.step = step;
            this.position = position;
            this.variable = variable;
            this.key = key;
            this.sort = sort;
            this.type = type;
        }

        /** Whether its values are numbers that expressions can tell of. */
        boolean isNumber() {
            return switch (type) {
                case 'Z', 'B', 'C', 'S', 'I', 'J', 'F', 'D' -> true;
                default -> false;
            };
        }
    }

    /** An access to an element of an array that was one thread's own then. */
    private record Unfollowed(int variable, int step, Kind kind) {}

    private final Turns turns;
    private final FieldTable fields;
    private final ValueCodes codes;
    private final Expressions expressions;
    private final List<Entry> entries = new ArrayList<>();
    private final List<Unfollowed> before = new ArrayList<>();
    private final Map<Long, Expr> initial = new HashMap<>();
    /** How many symbols each thread has got, by its number. */
    private final Map<Integer, Integer> symbols = new HashMap<>();
    /** First entry of the operation under way. */
    private int operation;

    public ValueLog(Turns turns, FieldTable fields, ValueCodes codes, Expressions expressions) {
        this.turns = turns;
        this.fields = fields;
        this.codes = codes;
        this.expressions = expressions;
    }

    void clear() {
        entries.clear();
        before.clear();
        initial.clear();
        symbols.clear();
        operation = 0;
    }

    /** The running thread is about to access a variable; it has the turn for that. */
    public void access(int v, int kind) {
        settle();
        VariableTable variables = turns.variables;
        if (variables.field(v) < VariableTable.ELEMENT) {
            return;
        }
        long key = turns.stepLog.keyOf(v);
        char type = codes.type(variables, v);
        Sort sort = switch (type) {
            case 'Z', 'B', 'C', 'S', 'I' -> Sort.INT;
            case 'F' -> Sort.FLOAT;
            case 'D' -> Sort.DOUBLE;
            default -> Sort.LONG;
        };
        Expr now = expressions.constant(sort, codes.now(variables, v));
        initial.putIfAbsent(key, now);
        if (kind != Controller.WRITE) {
            Entry read = add(Kind.READ, v, key, sort, type);
            read.constant = now;
            read.value = symbol(sort, type);
        }
        if (kind == Controller.WRITE || kind == Controller.UPDATE) {
            add(Kind.WRITE, v, key, sort, type);
        }
    }

    /** The compare-and-set under way has written. */
    public void succeeded() {
        if (operation < entries.size()) {
            Entry read = entries.get(operation);
            if (read.kind == Kind.READ) {
                add(Kind.WRITE, read.variable, read.key, read.sort, read.type);
            }
        }
    }

    private Entry add(Kind kind, int v, long key, Sort sort, char type) {
        Entry entry = new Entry(kind, turns.stepLog.current(), turns.stepLog.accesses(), v, key, sort, type);
        ObjectState owner = turns.variables.object(v);
        if (kind == Kind.WRITE && !entry.isNumber() && (owner == null || !owner.isUnpublished(turns.current))) {
            entry.publisher = turns.current;
        }
        entries.add(entry);
        return entry;
    }

    private Expr symbol(Sort sort, char type) {
        ManagedThread t = turns.current;
        int number = symbols.merge(t.number, 1, Integer::sum);
        String name = "v" + t.identity + "." + number + type;
        return switch (type) {
            case 'Z' -> expressions.input(sort, name, 0, 1);
            case 'B' -> expressions.input(sort, name, Byte.MIN_VALUE, Byte.MAX_VALUE);
            case 'C' -> expressions.input(sort, name, Character.MIN_VALUE, Character.MAX_VALUE);
            case 'S' -> expressions.input(sort, name, Short.MIN_VALUE, Short.MAX_VALUE);
            case 'I' -> expressions.input(sort, name, Integer.MIN_VALUE, Integer.MAX_VALUE);
            default -> expressions.input(sort, name, Long.MIN_VALUE, Long.MAX_VALUE);
        };
    }

    /** The operation under way is over: what it has written can be seen. */
    void settle() {
        for (int i = operation; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            if (entry.kind == Kind.WRITE && entry.constant == null) {
                entry.constant = expressions.constant(entry.sort, codes.now(turns.variables, entry.variable));
                entry.value = entry.value == null ? entry.constant : entry.value;
                if (entry.publisher != null && entry.constant.value() != 0) {
                    entry.publisher.publications++;
                }
            }
        }
        operation = entries.size();
    }

    /** A variable was touched before it was followed, at these steps last; -1 for never. */
    public void unfollowed(int v, int read, int write) {
        if (read >= 0 && read < write) {
            before.add(new Unfollowed(v, read, Kind.READ));
        }
        if (write >= 0) {
            before.add(new Unfollowed(v, write, Kind.WRITE));
        }
        if (read > write) {
            before.add(new Unfollowed(v, read, Kind.READ));
        }
    }

    /** Tells the variables that others may touch while a step is at them. */
    public void unordered(IntConsumer found) {
        if (turns.stepLog.steps() == 0) {
            // A replay, which follows no steps: what is shared was learned by the execution that it repeats.
            return;
        }
        UnorderedAccesses accesses = new UnorderedAccesses(turns.stepLog);
        for (Unfollowed access : before) {
            if (!turns.variables.shared(access.variable)) {
                // When it was touched within the step is not known: before any start, so that what an array begins with is ordered.
                accesses.add(access.variable, access.step, 0, access.kind);
            }
        }
        for (Entry entry : entries) {
            if (entry.kind != Kind.DECISION && !turns.variables.shared(entry.variable)) {
                accesses.add(entry.variable, entry.step, entry.position, entry.kind);
            }
        }
        accesses.find(found);
    }

    // What the symbolic layer asks

    @Override
    public Expr readField(Object owner, int site) {
        return read(owner, fields.ofSite(site, owner), 0);
    }

    @Override
    public Expr readElement(Object array, int index) {
        return read(array, VariableTable.ELEMENT, index);
    }

    @Override
    public Expr readAtomic(Object owner, int index) {
        Entry read = find(Kind.READ);
        return read != null && isOf(read, owner, index) ? follow(read) : null;
    }

    @Override
    public Written writeField(Object owner, int site, Expr value) {
        return write(owner, fields.ofSite(site, owner), 0, value);
    }

    @Override
    public Written writeElement(Object array, int index, Expr value) {
        return write(array, VariableTable.ELEMENT, index, value);
    }

    @Override
    public Written writeAtomic(Object owner, int index, Expr value) {
        Entry write = find(Kind.WRITE);
        return write == null || !isOf(write, owner, index) ? Written.ELSEWHERE : set(write, value);
    }

    @Override
    public void decided(Branch branch, boolean place) {
        Entry entry = new Entry(Kind.DECISION, branch.step(), branch.access(), -1, 0, Sort.BOOL, ' ');
        entry.value = branch.condition();
        entry.decision = branch;
        if (place && !dependsOnOperation(entry.value)) {
            // Had it been decided otherwise, the operation would have been another.
            entries.add(operation++, entry);
        } else {
            entries.add(entry);
        }
    }

    /** Whether what the operation under way has read decides: then the place is one of which the log knows nothing. */
    private boolean dependsOnOperation(Expr condition) {
        for (int i = operation; i < entries.size(); i++) {
            if (entries.get(i).kind == Kind.READ && mentions(condition, entries.get(i).value)) {
                return true;
            }
        }
        return false;
    }

    private static boolean mentions(Expr condition, Expr symbol) {
        Set<Expr> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Expr> open = new ArrayDeque<>(List.of(condition));
        while (!open.isEmpty()) {
            Expr next = open.pop();
            if (next == symbol) {
                return true;
            }
            if (seen.add(next)) {
                for (int i = 0; i < next.count(); i++) {
                    open.push(next.operand(i));
                }
            }
        }
        return false;
    }

    private Expr read(Object owner, int field, int index) {
        Entry read = find(Kind.READ);
        return read != null && isOn(read, owner, field, index) ? follow(read) : null;
    }

    private static Expr follow(Entry read) {
        read.followed = read.isNumber();
        return read.followed ? read.value : read.constant;
    }

    private Written write(Object owner, int field, int index, Expr value) {
        Entry write = find(Kind.WRITE);
        return write == null || !isOn(write, owner, field, index) ? Written.ELSEWHERE : set(write, value);
    }

    private static Written set(Entry write, Expr value) {
        if (!write.isNumber() || value.sort() != write.sort) {
            return Written.LOST;
        }
        write.value = value;
        return Written.KEPT;
    }

    /** The read or write of the operation under way; null if it has none. */
    private Entry find(Kind kind) {
        for (int i = operation; i < entries.size(); i++) {
            if (entries.get(i).kind == kind) {
                return entries.get(i);
            }
        }
        return null;
    }

    private boolean isOn(Entry entry, Object owner, int field, int index) {
        ObjectState object = turns.variables.object(entry.variable);
        return turns.variables.field(entry.variable) == field && turns.variables.index(entry.variable) == index
                && (object == null ? null : object.object) == (object == null ? null : owner);
    }

    /** An atomic array keeps its elements in an array of its own. */
    private boolean isOf(Entry entry, Object owner, int index) {
        ObjectState object = turns.variables.object(entry.variable);
        boolean isElement = turns.variables.field(entry.variable) == VariableTable.ELEMENT;
        return isElement ? turns.variables.index(entry.variable) == index : object == null || object.object == owner;
    }

    // ValueTrace

    @Override
    public int count() {
        return entries.size();
    }

    @Override
    public int step(int event) {
        return entries.get(event).step;
    }

    @Override
    public Kind kind(int event) {
        return entries.get(event).kind;
    }

    @Override
    public long key(int event) {
        return entries.get(event).key;
    }

    @Override
    public Expr value(int event) {
        return entries.get(event).value;
    }

    @Override
    public Expr constant(int event) {
        return entries.get(event).constant;
    }

    @Override
    public boolean isFollowed(int event) {
        return entries.get(event).followed;
    }

    @Override
    public Branch decision(int event) {
        return entries.get(event).decision;
    }

    @Override
    public Expr initial(long key) {
        return initial.get(key);
    }
}
