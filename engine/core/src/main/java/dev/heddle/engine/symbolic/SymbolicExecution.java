package dev.heddle.engine.symbolic;

import dev.heddle.bootstrap.CallHooks;
import dev.heddle.bootstrap.Shadow;
import dev.heddle.bootstrap.SymbolicEngine;
import dev.heddle.bootstrap.SymbolicHooks;
import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.site.Sites;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import dev.heddle.engine.symbolic.expr.Range;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ObjLongConsumer;

/** Computes shadows while a test runs, and records what it decides because of its inputs. */
public final class SymbolicExecution extends SymbolicEngine {

    /** A value that cannot be followed is decided on, one after the other, where it can be no more than so many. */
    private static final int MOST_VALUES = 64;
    /** Expressions that are deeper are too much for the solver, and for the stack. */
    private static final int MOST_DEPTH = 500;
    private static final int MOST_BRANCHES = 100_000;
    private static final Object STATICS = new Object();

    private final Expressions expressions;
    private final Position position;
    private final Instructions instructions;
    private final FieldNumbers fields = new FieldNumbers();
    private final AtomicPlaces places = new AtomicPlaces(fields, STATICS);
    private final SymbolicMemory memory = new SymbolicMemory();
    private final AssertedValues asserted = new AssertedValues(this, memory, fields);
    private final AtomicAccesses atomics;
    private final SymbolicElements elements;
    private final SymbolicBoxes boxes;
    private final UnfollowedCode outside;
    private final Inheritance inheritance = new Inheritance();
    private final PendingFields pending;
    private final ReadsWhileQuiet quietReads;
    private final MessageValues messages = new MessageValues(this);
    private final Texts texts = new Texts(this, messages);
    private final AskedInputs inputs;
    private final NotFollowed notFollowed = new NotFollowed();
    private List<Branch> branches = new ArrayList<>();
    private ObjLongConsumer<Expr> listener = (expr, value) -> { };
    /** Null unless values are followed through variables that several threads touch. */
    private SharedValues shared;
    /** Whether it is being decided which element of an array an operation is about. */
    private boolean placing;

    /** Where in its trace an execution is. */
    public interface Position {

        /** The thread that has the turn, by its number in traces. */
        int thread();

        /** The step under way; -1 where the strategy does not observe steps. */
        int step();

        /** Accesses that the trace has so far. */
        int access();

        /** The line of the program that is being executed; null if there is none. */
        SourceLocation here();
    }

    /** Installs itself. */
    public SymbolicExecution(Expressions expressions, Position position) {
        this.expressions = expressions;
        this.position = position;
        this.instructions = new Instructions(expressions);
        this.inputs = new AskedInputs(expressions);
        this.outside = new UnfollowedCode(this, memory);
        this.quietReads = new ReadsWhileQuiet(this, memory);
        this.pending = new PendingFields(this, memory);
        this.elements = new SymbolicElements(this, expressions, memory, outside, messages);
        this.boxes = new SymbolicBoxes(this, expressions, memory);
        this.atomics = new AtomicAccesses(this, expressions, memory, boxes);
        SymbolicHooks.install(this);
    }

    /**
     * Makes it a decision which element of an array is accessed, where that depends on inputs. For strategies to which an
     * element is a variable that other threads may access too: else one path has all elements it may be.
     */
    public void decideIndexes(boolean decide) {
        elements.decideIndexes(decide);
    }

    /** Follows values through variables that several threads touch, too. */
    public void follow(SharedValues values) {
        shared = values;
        memory.keepInUse();
    }

    /** Forgets all shadows: the next execution begins. */
    public void begin() {
        CallHooks.begin();
        memory.clear();
        boxes.clear();
        outside.clear();
        pending.clear();
        messages.clear();
        texts.clear();
        inputs.clear();
        branches = new ArrayList<>();
    }

    /** What the execution under way has decided so far. */
    public Path path() {
        return new Path(List.copyOf(branches), new LinkedHashMap<>(inputs.values()));
    }

    /** The decisions of the execution under way so far; a view. */
    public List<Branch> branches() {
        return Collections.unmodifiableList(branches);
    }

    /** Hears of each value that depends on inputs, as it is computed. */
    void onValue(ObjLongConsumer<Expr> newListener) {
        listener = newListener;
    }

    /** The inputs that the execution under way has asked for. */
    Map<String, Long> inputs() {
        return inputs.values();
    }

    int decisions() {
        return branches.size();
    }

    /** What was not modelled, in all executions so far. */
    public List<Imprecision> imprecision() {
        return notFollowed.all();
    }

    SymbolicValue value(Expr expr, long value) {
        if (expr.isConstant()) {
            return null;
        }
        if (expr.depth() > MOST_DEPTH) {
            noteLost("expression too deep", null);
            pin(expr, value, null);
            return null;
        }
        listener.accept(expr, value);
        return new SymbolicValue(expr, value);
    }

    Expr expr(Shadow shadow, Sort sort, long value) {
        return shadow == null ? expressions.constant(sort, value) : ((SymbolicValue) shadow).expr();
    }

    void decided(Branch.Kind kind, Expr condition, boolean taken, int site) {
        decided(kind, condition, taken, location(site));
    }

    private void decided(Branch.Kind kind, Expr condition, boolean taken, SourceLocation at) {
        if (condition.isConstant()) {
            return;
        }
        if (branches.size() == MOST_BRANCHES) {
            notFollowed.note("more than " + MOST_BRANCHES + " decisions that depend on inputs", null);
        } else {
            Branch branch =
                    new Branch(position.thread(), position.step(), position.access(), kind, condition, taken, at);
            branches.add(branch);
            if (shared != null) {
                shared.decided(branch, placing);
            }
        }
    }

    private void pin(Expr expr, long value, SourceLocation at) {
        decided(Branch.Kind.PINNED,
                expressions.binary(Operator.EQ, expr, expressions.constant(expr.sort(), value)), true, at);
    }

    static SourceLocation location(int number) {
        if (number == 0) {
            return null;
        }
        Sites.Site site = Sites.get(number);
        return new SourceLocation(site.className(), site.method(), site.file(), site.line());
    }

    // Operations

    @Override
    public Shadow operate(int operation, long a, long b, Shadow shadowA, Shadow shadowB, int site) {
        Sort sort = Instructions.operandSort(operation, shadowA == null ? shadowB : shadowA, shadowA == null);
        Expr first = expr(shadowA, sort, a);
        Expr second = expr(shadowB, Instructions.isShift(operation) ? Sort.INT : sort, b);
        if (Instructions.isDivision(operation)) {
            Expr zero = expressions.constant(second.sort(), 0);
            decided(Branch.Kind.CHECK, expressions.binary(Operator.EQ, second, zero), b == 0, site);
            if (b == 0) {
                return null;
            }
        }
        Expr result = instructions.binary(operation, first, second);
        return value(result, Instructions.concrete(operation, first.sort(), a, b));
    }

    @Override
    public Shadow convert(int operation, Shadow shadow, int site) {
        Expr operand = ((SymbolicValue) shadow).expr();
        return value(instructions.unary(operation, operand),
                Instructions.concrete(operation, operand.sort(), shadow.value, 0));
    }

    // Decisions

    @Override
    public void branch(int operation, long a, long b, Shadow shadowA, Shadow shadowB, int site) {
        Sort sort = ((SymbolicValue) (shadowA == null ? shadowB : shadowA)).expr().sort();
        Expr condition = instructions.condition(operation, expr(shadowA, sort, a), expr(shadowB, sort, b));
        decided(Branch.Kind.JUMP, condition, Instructions.jumps(operation, a, b), site);
    }

    @Override
    public void choose(Shadow shadow, int site) {
        Expr chosen = ((SymbolicValue) shadow).expr();
        String cases = Sites.get(site).descriptor();
        if (cases.isEmpty()) {
            return;
        }
        for (String group : cases.split("\\|")) {
            List<Expr> any = new ArrayList<>();
            boolean taken = false;
            for (String key : group.split(",")) {
                int value = Integer.parseInt(key);
                taken |= shadow.value == value;
                any.add(expressions.binary(Operator.EQ, chosen, expressions.constant(Sort.INT, value)));
            }
            decided(Branch.Kind.JUMP, expressions.any(any), taken, site);
            if (taken) {
                return;
            }
        }
    }

    // Memory

    @Override
    public Shadow load(Object owner, long value, int site) {
        int field = fields.ofSite(site);
        Object key = owner == null ? STATICS : owner;
        if (field == FieldNumbers.NONE) {
            return null;
        }
        Expr symbol = shared == null ? null : shared.readField(owner, site);
        if (symbol != null) {
            return value(symbol, value);
        }
        SymbolicValue shadow = memory.get(key, field);
        if (shadow == null) {
            pending.read(field, value);
        }
        return valid(key, field, shadow, value, site);
    }

    /** Code that is not instrumented may have changed the variable since. */
    SymbolicValue valid(Object owner, int number, SymbolicValue shadow, long value, int site) {
        if (shadow != null && shadow.value != value) {
            stale(site);
            memory.put(owner, number, null);
            return null;
        }
        return shadow;
    }

    @Override
    public void store(Object owner, Shadow shadow, int site) {
        int field = fields.ofSite(site);
        if (shared != null && shadow != null && goesToOthers(
                shared.writeField(owner, site, ((SymbolicValue) shadow).expr()), shadow, "field", location(site))) {
            memory.put(owner == null ? STATICS : owner, field, null);
            return;
        }
        if (shadow != null && (field == FieldNumbers.NONE || fields.isReadUnseen(field))) {
            concretise(shadow, "field " + Sites.get(site).name() + " of code that is not instrumented", location(site));
        } else if (field != FieldNumbers.NONE) {
            memory.put(owner == null ? STATICS : owner, field, (SymbolicValue) shadow);
        }
    }

    /** Whether a value goes to a variable that several threads touch, so that whoever reads it there has a symbol for it. */
    boolean goesToOthers(SharedValues.Written written, Shadow shadow, String what, SourceLocation at) {
        if (written == SharedValues.Written.LOST) {
            concretise(shadow, what + " that other threads may read", at);
        }
        return written != SharedValues.Written.ELSEWHERE;
    }

    /** Null unless values are followed through variables that several threads touch. */
    SharedValues shared() {
        return shared;
    }

    /** Decides which element of an array an operation is about, before what the operation itself does. */
    void place(Runnable decisions) {
        placing = true;
        try {
            decisions.run();
        } finally {
            placing = false;
        }
    }

    @Override
    public void pending(Shadow shadow, int site) {
        pending.set((SymbolicValue) shadow, fields.ofSite(site));
    }

    @Override
    public void storePending(Object owner, Shadow shadow, int site) {
        pending.stored((SymbolicValue) shadow, fields.ofSite(site));
        store(owner, shadow, site);
    }

    @Override
    public ReadsWhileQuiet quiet() {
        return quietReads;
    }

    /** The shadow of the field that a site names; null if it has none. */
    SymbolicValue shadowOf(Object owner, int site) {
        int field = fields.ofSite(site);
        return field == FieldNumbers.NONE ? null : memory.get(owner == null ? STATICS : owner, field);
    }

    @Override
    public void readUnseen(Object owner, Class<?> declaring, String field) {
        SymbolicValue shadow = memory.get(owner == null ? STATICS : owner, fields.of(declaring, field));
        if (shadow != null) {
            concretise(shadow, "field " + field + " read by code that is not instrumented");
        }
    }

    @Override
    public void readUnseen(Object atomic) {
        for (SymbolicValue shadow : memory.removeAll(atomic)) {
            concretise(shadow, atomic.getClass().getSimpleName() + " read by code that is not instrumented");
        }
    }

    @Override
    public Shadow loadElement(Object array, int index, Shadow shadowOfIndex, int site) {
        return elements.load(array, index, (SymbolicValue) shadowOfIndex, site);
    }

    @Override
    public void storeElement(
            Object array, int index, long value, Shadow shadowOfIndex, Shadow shadow, int site) {
        elements.store(array, index, value, (SymbolicValue) shadowOfIndex, (SymbolicValue) shadow, site);
    }

    @Override
    public void copied(Object from, int fromIndex, Object to, int toIndex, int count) {
        elements.copied(from, fromIndex, to, toIndex, count);
    }

    @Override
    public void fieldCopied(Object from, Object to, Class<?> declaring, String field) {
        int number = fields.of(declaring, field);
        memory.put(to, number, memory.get(from, number));
    }

    @Override
    public void atomicIndex(Object array, int index, Shadow shadow, int site) {
        int length = AtomicPlaces.length(array);
        if (length < 0) {
            concretise(shadow, site);
        } else if (elements.checkIndex(length, index, (SymbolicValue) shadow, site)) {
            elements.settleIndex(length, shadow, site);
        }
    }

    @Override
    public Shadow atomic(Object variable, Object place, int index, int operation, char type, long a, long b,
            Shadow shadowA, Shadow shadowB, Object expected, long result, Shadow applied, int site) {
        AtomicPlace found = places.of(variable, place, index);
        boolean another = found == null || !found.fits(type) && found.owner().getClass().isArray();
        if (another && place != null) {
            // Such as the bytes of an array as a number.
            given(place, false, site);
        }
        return atomics.accessed(found, operation, type, a, (SymbolicValue) shadowA,
                (SymbolicValue) shadowB, expected, result, (SymbolicValue) applied, site);
    }

    @Override
    public void asserting(Object assertion, Shadow shadow) {
        asserted.begin(assertion, (SymbolicValue) shadow);
    }

    @Override
    public void asserted(Object assertion, int jump, long value, Shadow shadow, int site) {
        asserted.compared(assertion, jump, value, shadow, site);
    }

    @Override
    public void newArray(int length, Shadow shadow, int site) {
        Expr expr = ((SymbolicValue) shadow).expr();
        decided(Branch.Kind.CHECK, expressions.binary(Operator.LE, expressions.constant(Sort.INT, 0), expr),
                length >= 0, site);
        if (length >= 0) {
            concretise(shadow, site);
        } else {
            messages.has(shadow);
        }
    }

    @Override
    public Texts texts() {
        return texts;
    }

    // Where values cannot be followed

    @Override
    public void concretise(Shadow shadow, int site) {
        concretise(shadow, site == 0 ? "asked for by code that is not instrumented" : Sites.get(site).name(),
                location(site));
    }

    /** The same for a place that only the stack tells. */
    void concretise(Shadow shadow, String what) {
        concretise(shadow, what, position.here());
    }

    void concretise(Shadow shadow, String what, SourceLocation at) {
        if (!isSettled(shadow, at)) {
            noteLost(what, at);
            pin(((SymbolicValue) shadow).expr(), shadow.value, at);
        }
    }

    /** The same for a value that is part of a text: others of it are tried, although it is not known which ways they go. */
    void concretisePart(Shadow shadow, String what, SourceLocation at) {
        if (!isSettled(shadow, at)) {
            noteLost(what, at);
            if (shared != null) {
                pin(((SymbolicValue) shadow).expr(), shadow.value, at);
            }
        }
    }

    /** Where other values of what is read are looked for one by one, nothing is lost. */
    private void noteLost(String what, SourceLocation at) {
        if (shared == null) {
            notFollowed.note(what, at);
        }
    }

    /** Decides on the value if it can be one of few. */
    private boolean isSettled(Shadow shadow, SourceLocation at) {
        Expr expr = ((SymbolicValue) shadow).expr();
        Range range = Range.of(expr);
        boolean isOneOfFew = !expr.sort().isFloating() && range.isAtMost(MOST_VALUES);
        if (isOneOfFew) {
            settle(expr, range, shadow.value, at);
        }
        return isOneOfFew;
    }

    /** Like a switch: value after value, so that the decisions of all executions make one tree. */
    void settle(Expr expr, Range range, long value, int site) {
        settle(expr, range, value, location(site));
    }

    private void settle(Expr expr, Range range, long value, SourceLocation at) {
        for (long i = range.min(); i <= value && i < range.max(); i++) {
            Expr here = expressions.binary(Operator.EQ, expr, expressions.constant(expr.sort(), i));
            decided(Branch.Kind.JUMP, here, i == value, at);
        }
    }

    /** The line of the program that is being executed; null if there is none. */
    SourceLocation here() {
        return position.here();
    }

    @Override
    public void escaped(Object[] shadows, int count, int site) {
        for (int i = 0; i < count; i++) {
            if (shadows[i] != null) {
                concretise((Shadow) shadows[i], site);
            }
        }
    }

    @Override
    public void given(Object object, boolean kept, int site) {
        outside.given(object, kept, site);
    }

    @Override
    public void givenAll(int site) {
        outside.givenAll(site);
    }

    @Override
    public void putInto(Object array, Object value, int site) {
        outside.putInto(array, value, site);
    }

    @Override
    public boolean inherits(Object receiver, int site) {
        return inheritance.leadsOutside(receiver, site);
    }

    @Override
    public boolean isCalledByInstrumentedCode() {
        return Callers.takeShadows();
    }

    @Override
    public void stale(int site) {
        notFollowed.note("changed by code that is not instrumented", location(site));
    }

    // Boxes

    @Override
    public void boxed(Object box, Shadow shadow) {
        boxes.made(box, (SymbolicValue) shadow);
    }

    @Override
    public Shadow unboxed(Object box) {
        return boxes.of(box);
    }

    @Override
    public void same(Object a, Object b, Shadow shadowA, Shadow shadowB, int site) {
        boxes.compared(a, b, shadowA, shadowB, site);
    }

    // Inputs

    @Override
    public Shadow input(String name, String type, long value, long min, long max) {
        return value(inputs.of(name, type.equals("long") ? Sort.LONG : Sort.INT, value, min, max), value);
    }

    @Override
    public void bind(Object owner, Class<?> declaring, String field, Shadow shadow) {
        memory.put(owner, fields.of(declaring, field), (SymbolicValue) shadow);
    }

    /** The value is not followed any more, which is what happens to others too. */
    @Override
    public void failed(Throwable cause) {
        notFollowed.note("failure of the symbolic layer: " + cause, null);
    }
}
