package dev.heddle.oracle.program;

import dev.heddle.oracle.program.Program.Body;
import dev.heddle.oracle.program.Program.Layout;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Draws programs: the same seed and size give the same program. */
public final class Generator {

    private static final int MOST_LOCALS = 3;

    private final Numbers random;
    private final Size size;
    private final List<Boolean> fields = new ArrayList<>();
    private final List<Integer> arrays = new ArrayList<>();
    private final Set<Feature> features = EnumSet.noneOf(Feature.class);
    private final int atomics;
    private final int monitors;
    private final int locks;
    private final int rwLocks;
    private final List<Integer> semaphores = new ArrayList<>();
    private final List<Integer> latches = new ArrayList<>();
    private final BoxStatements boxes;
    private int sites;

    private Generator(long seed, Size size, Set<Feature> wanted, Set<Feature> unwanted) {
        this.random = new Numbers(seed);
        this.size = size;
        for (Feature feature : Feature.values()) {
            if ((random.oneIn(feature.oneIn()) || wanted.contains(feature)) && !unwanted.contains(feature)) {
                features.add(feature);
            }
        }
        if (has(Feature.CONDITIONS)) {
            features.add(Feature.LOCKS);
        }
        int count = random.oneIn(3) ? 2 : 1;
        for (int i = 0; i < count; i++) {
            fields.add(random.oneIn(3));
        }
        if (has(Feature.ARRAYS)) {
            arrays.add(2);
        }
        atomics = has(Feature.ATOMICS) ? 1 : 0;
        monitors = has(Feature.MONITORS) ? random.of(List.of(1, 1, 2)) : has(Feature.OBJECTS) ? random.below(2) : 0;
        locks = has(Feature.LOCKS) ? random.between(1, 2) : 0;
        rwLocks = has(Feature.RW_LOCKS) ? 1 : 0;
        if (has(Feature.SEMAPHORES)) {
            semaphores.add(random.below(2));
        }
        if (has(Feature.LATCHES)) {
            latches.add(random.between(1, 2));
        }
        boxes = has(Feature.OBJECTS) ? boxes() : BoxStatements.NONE;
    }

    private BoxStatements boxes() {
        List<Boolean> slots = new ArrayList<>();
        for (int i = random.between(1, 2); i > 0; i--) {
            slots.add(random.oneIn(2));
        }
        List<BoxStatements.Kind> members = new ArrayList<>();
        for (int i = random.between(1, 2); i > 0; i--) {
            members.add(random.of(List.of(BoxStatements.Kind.PLAIN, BoxStatements.Kind.PLAIN, BoxStatements.Kind.VOLATILE, BoxStatements.Kind.FINAL)));
        }
        return new BoxStatements(slots, members, random.oneIn(2), random.oneIn(2));
    }

    private boolean has(Feature feature) {
        return features.contains(feature);
    }

    public static Program generate(long seed, Size size) {
        return generate(seed, size, Set.of(), Set.of());
    }

    /** A program that may use all of the features that are wanted, none that are not, and others by chance. */
    public static Program generate(long seed, Size size, Set<Feature> wanted, Set<Feature> unwanted) {
        return new Generator(seed, size, wanted, unwanted).program("Program" + seed);
    }

    private Program program(String name) {
        int workers = random.between(1, size.workers());
        List<List<Stmt>> bodies = new ArrayList<>();
        for (int t = 0; t <= workers; t++) {
            boolean idle = t == 0 && random.oneIn(2);
            bodies.add(idle ? new ArrayList<>() : body());
        }
        for (int t = workers; t > 0; t--) {
            int parent = t > 1 && random.oneIn(4) ? random.between(1, t - 1) : 0;
            start(bodies.get(parent), t);
        }
        List<Body> threads = new ArrayList<>();
        for (List<Stmt> statements : bodies) {
            threads.add(new Body(MOST_LOCALS, statements));
        }
        Layout layout = random.oneIn(2) ? Layout.STATIC : Layout.OBJECT;
        return Unused.drop(new Program(name, layout, fields, arrays, atomics, monitors, locks, rwLocks,
                semaphores, latches, boxes, threads));
    }

    /** Lets a thread start another and, mostly, join it. */
    private void start(List<Stmt> parent, int thread) {
        int at = random.below(Math.min(2, parent.size()) + 1);
        if (random.oneIn(8)) {
            parent.add(at, new Stmt.Start(thread));
            return;
        }
        if (random.oneIn(8) && at > 0) {
            parent.add(at, new Stmt.If(condition(0), List.of(new Stmt.Start(thread)), List.of()));
            return;
        }
        if (has(Feature.PARKS) && random.oneIn(2)) {
            parent.add(random.between(at, parent.size()), new Stmt.Unpark(thread));
        }
        for (int i = has(Feature.INTERRUPTS) ? random.below(3) : 0; i > 0; i--) {
            parent.add(random.between(at, parent.size()), new Stmt.Interrupt(thread));
        }
        Stmt join = new Stmt.Join(site(), thread);
        if (has(Feature.TIME_OUTS) && random.oneIn(4)) {
            join = new Stmt.Timed(-1, join);
        }
        if (monitors > 0 && random.oneIn(8)) {
            join = new Stmt.Sync(site(), random.below(monitors), List.of(join));
        }
        parent.add(random.oneIn(3) ? random.between(at, parent.size()) : parent.size(), join);
        parent.add(at, new Stmt.Start(thread));
    }

    private int site() {
        return ++sites;
    }

    /** Where statements are being drawn for: what is held there and which locals have been set. */
    private record Scope(List<Integer> monitors, List<Integer> locks, boolean loops, int depth, int[] set) {

        Scope deeper() {
            return new Scope(monitors, locks, loops, depth + 1, set);
        }

        Scope inLoop() {
            return new Scope(monitors, locks, true, depth + 1, set);
        }

        Scope inMonitor(int monitor) {
            return new Scope(with(monitors, monitor), locks, loops, depth + 1, set);
        }

        Scope inLock(int lock) {
            return new Scope(monitors, with(locks, lock), loops, depth + 1, set);
        }

        private static List<Integer> with(List<Integer> some, int more) {
            List<Integer> all = new ArrayList<>(some);
            all.add(more);
            return all;
        }
    }

    private List<Stmt> body() {
        int operations = random.between(Math.min(2, size.operations()), size.operations());
        Scope scope = new Scope(List.of(), List.of(), false, 0, new int[1]);
        List<Stmt> statements = new ArrayList<>();
        if (boxes.any() && random.oneIn(2)) {
            operations -= lazily(scope, 0, 0, statements);
        }
        statements.addAll(block(scope, operations));
        return statements;
    }

    private List<Stmt> block(Scope scope, int operations) {
        List<Stmt> statements = new ArrayList<>();
        int left = operations;
        while (left > 0) {
            int before = left;
            left -= statement(scope, left, statements);
            if (left == before) {
                left--;
            }
        }
        return statements;
    }

    /** Adds a statement and returns how many operations it makes. */
    private int statement(Scope scope, int left, List<Stmt> to) {
        boolean canNest = scope.depth < size.depth();
        if (boxes.any() && random.oneIn(2)) {
            return object(scope, left, to);
        }
        int kind = random.below(20);
        if (kind < 3 && canNest && monitors > 0 && left > 1) {
            return sync(scope, left, to);
        }
        if (kind < 5 && canNest && locks > 0 && left > 1) {
            return locked(scope, left, to);
        }
        if (kind < 7 && !(scope.monitors.isEmpty() && (scope.locks.isEmpty() || !has(Feature.CONDITIONS)))) {
            return waitOrNotify(scope, to);
        }
        if (kind < 9 && (atomics > 0 || has(Feature.HANDLES))) {
            return update(scope, to);
        }
        if (kind < 11 && canNest && scope.set[0] > 0) {
            int inner = random.between(1, left);
            boolean both = random.oneIn(2);
            to.add(new Stmt.If(condition(scope.set[0] - 1), block(scope.deeper(), inner),
                    both ? block(scope.deeper(), random.between(1, inner)) : List.of()));
            return inner;
        }
        if (kind < 12 && canNest && left > 1) {
            return loop(scope, left, to);
        }
        if (kind == 12 && has(Feature.PARKS) && random.oneIn(2)) {
            Stmt park = new Stmt.Park(site());
            to.add(has(Feature.TIME_OUTS) && random.oneIn(2) ? new Stmt.Timed(-1, park) : park);
            return 1;
        }
        if (kind < 13 && scope.set[0] > 0) {
            to.add(new Stmt.Check(site(), condition(random.below(scope.set[0]))));
            return 0;
        }
        if (kind == 13 && !semaphores.isEmpty()) {
            int semaphore = random.below(semaphores.size());
            to.add(random.oneIn(2) ? ends(scope, new Stmt.Acquire(site(), semaphore)) : new Stmt.Release(semaphore));
            return 1;
        }
        if (kind == 14 && !latches.isEmpty()) {
            int latch = random.below(latches.size());
            to.add(random.oneIn(3) ? ends(scope, new Stmt.Await(site(), latch)) : new Stmt.CountDown(latch));
            return 1;
        }
        if (kind < 17 && rwLocks > 0 && canNest && left > 1) {
            return rwLocked(scope, left, to);
        }
        if (kind == 17 && has(Feature.INTERRUPTS)) {
            to.add(random.oneIn(6) ? ends(scope, new Stmt.Sleep(site()))
                    : new Stmt.LookInterrupted(local(scope), random.oneIn(2)));
            return 1;
        }
        if (kind == 18 && has(Feature.TIME_OUTS) && random.oneIn(3)) {
            to.add(ends(scope, new Stmt.Sleep(site())));
            return 1;
        }
        return access(scope, to);
    }

    /** A statement about objects. */
    private int object(Scope scope, int left, List<Stmt> to) {
        int ref = random.below(BoxStatements.REFS);
        int slot = random.below(boxes.slots().size());
        int kind = random.below(9);
        if (kind < 3 && !scope.loops) {
            if (kind == 0 && left > 1) {
                return lazily(scope, ref, slot, to);
            }
            return make(scope, ref, slot, to);
        }
        if (kind == 3 && left > 1 && scope.depth < size.depth()) {
            int inner = random.between(1, left - 1);
            to.add(new Stmt.Load(ref, slot));
            to.add(new Stmt.SyncBox(site(), ref, block(scope.deeper(), inner)));
            return inner + 1;
        }
        if (kind == 4) {
            to.add(random.oneIn(2) ? new Stmt.Store(slot, ref) : new Stmt.Same(local(scope), ref, 1 - ref));
            return 1;
        }
        if (random.oneIn(2)) {
            to.add(new Stmt.Load(ref, slot));
        }
        return member(scope, ref, to);
    }

    /** Makes an object and publishes it: in the constructor, early or late, or after it, or not. */
    private int make(Scope scope, int ref, int slot, List<Stmt> to) {
        List<Term> values = new ArrayList<>();
        boxes.fields().forEach(field -> values.add(value(scope)));
        boolean inside = !random.oneIn(3);
        to.add(new Stmt.New(ref, inside ? slot : -1, inside ? random.below(values.size() + 1) : 0, values));
        if (!inside && !random.oneIn(4)) {
            to.add(new Stmt.Store(slot, ref));
        }
        return 1;
    }

    /** A singleton: made by the first that needs it, with the second look under a monitor, or without any. */
    private int lazily(Scope scope, int ref, int slot, List<Stmt> to) {
        to.add(new Stmt.Load(ref, slot));
        List<Stmt> made = new ArrayList<>();
        make(scope, ref, slot, made);
        if (monitors > 0 && !random.oneIn(3)) {
            made = List.of(new Stmt.Sync(site(), random.below(monitors),
                    List.of(new Stmt.Load(ref, slot), new Stmt.IfNull(ref, made, List.of()))));
        }
        to.add(new Stmt.IfNull(ref, made, List.of()));
        if (random.oneIn(2)) {
            to.add(new Stmt.Load(ref, slot));
        }
        to.add(new Stmt.Read(local(scope), new Place.Member(ref, random.below(boxes.fields().size()))));
        return 3;
    }

    private int member(Scope scope, int ref, List<Stmt> to) {
        int field = random.below(boxes.fields().size());
        Place place = new Place.Member(ref, field);
        if (boxes.fields().get(field) == BoxStatements.Kind.FINAL || random.oneIn(2)) {
            to.add(new Stmt.Read(local(scope), place));
        } else if (random.oneIn(2)) {
            to.add(new Stmt.Write(place, value(scope)));
        } else {
            to.add(new Stmt.Bump(place, 1));
            return 2;
        }
        return 1;
    }

    private int sync(Scope scope, int left, List<Stmt> to) {
        int monitor = random.below(monitors);
        int inner = random.between(1, left - 1);
        to.add(new Stmt.Sync(site(), monitor, block(scope.inMonitor(monitor), inner)));
        return inner + 1;
    }

    private int locked(Scope scope, int left, List<Stmt> to) {
        int lock = random.below(locks);
        int inner = random.between(1, left - 1);
        if (random.oneIn(3)) {
            List<Stmt> otherwise = random.oneIn(2) ? List.of() : block(scope.deeper(), 1);
            boolean timed = has(Feature.TIME_OUTS) && random.oneIn(2);
            to.add(new Stmt.TryLocked(site(), lock, timed, block(scope.deeper(), inner), otherwise));
            return inner + 2;
        }
        to.add(new Stmt.Locked(site(), lock, unlock(), block(scope.inLock(lock), inner)));
        return inner + 2;
    }

    private Stmt.Unlock unlock() {
        return random.oneIn(10) ? Stmt.Unlock.NEVER : random.oneIn(2) ? Stmt.Unlock.FINALLY : Stmt.Unlock.AFTER;
    }

    private int rwLocked(Scope scope, int left, List<Stmt> to) {
        int lock = random.below(rwLocks);
        int inner = random.between(1, left - 1);
        boolean write = random.oneIn(2);
        if (random.oneIn(4)) {
            List<Stmt> otherwise = random.oneIn(2) ? List.of() : block(scope.deeper(), 1);
            to.add(new Stmt.TryRwLocked(lock, write, block(scope.deeper(), inner), otherwise));
        } else {
            to.add(new Stmt.RwLocked(site(), lock, write, unlock(), block(scope.deeper(), inner)));
        }
        return inner + 2;
    }

    /** The wait, maybe with a limit of time, and maybe catching interrupts. */
    private Stmt ends(Scope scope, Stmt wait) {
        Stmt result = wait;
        if (has(Feature.TIME_OUTS) && !(wait instanceof Stmt.Sleep) && random.oneIn(2)) {
            result = new Stmt.Timed(Waits.tells(wait) ? local(scope) : -1, wait);
        }
        return has(Feature.INTERRUPTS) && random.oneIn(2) ? new Stmt.Caught(local(scope), result) : result;
    }

    private int waitOrNotify(Scope scope, List<Stmt> to) {
        boolean monitor = scope.locks.isEmpty() || !has(Feature.CONDITIONS)
                || !scope.monitors.isEmpty() && random.oneIn(2);
        int which = random.of(monitor ? scope.monitors : scope.locks);
        if (random.oneIn(2)) {
            boolean all = random.oneIn(2);
            to.add(monitor ? new Stmt.Notify(which, all) : new Stmt.Signal(which, all));
            return 1;
        }
        Stmt wait = ends(scope, monitor ? new Stmt.Wait(site(), which) : new Stmt.ConditionWait(site(), which));
        if (random.oneIn(3)) {
            to.add(wait);
        } else {
            int most = random.oneIn(2) && Validity.waits(wait) ? 0 : 1;
            to.add(new Stmt.While(local(scope), place(scope), comparison(), random.below(2), most, List.of(wait)));
        }
        return 3;
    }

    private int update(Scope scope, List<Stmt> to) {
        Place place = atomics > 0 && (!has(Feature.HANDLES) || random.oneIn(2))
                ? new Place.Atomic(random.below(atomics)) : place(scope);
        int kind = random.below(6);
        if (kind < 2 && place instanceof Place.Atomic atomic) {
            to.add(new Stmt.Add(local(scope), atomic.index(), random.between(1, 2)));
        } else if (kind < 3) {
            to.add(new Stmt.Exchange(local(scope), place, random.oneIn(2), value(scope)));
        } else {
            Term expected = scope.set[0] > 0 && random.oneIn(2)
                    ? Term.local(random.below(scope.set[0])) : Term.of(random.below(2));
            to.add(new Stmt.Cas(local(scope), place, expected, value(scope)));
        }
        return 1;
    }

    private int loop(Scope scope, int left, List<Stmt> to) {
        int inner = random.between(1, Math.max(1, left / 2));
        if (random.oneIn(3)) {
            to.add(new Stmt.Repeat(2, block(scope.inLoop(), inner)));
            return 2 * inner;
        }
        List<Stmt> body = random.oneIn(2) ? List.of() : block(scope.inLoop(), inner);
        to.add(new Stmt.While(local(scope), place(scope), comparison(), random.below(3), 2, body));
        return 2 * inner + 2;
    }

    private int access(Scope scope, List<Stmt> to) {
        Place place = place(scope);
        switch (random.below(5)) {
            case 0, 1 -> {
                to.add(new Stmt.Read(local(scope), place));
                return 1;
            }
            case 2, 3 -> {
                to.add(new Stmt.Write(place, value(scope)));
                return 1;
            }
            default -> {
                to.add(new Stmt.Bump(place, 1));
                return 2;
            }
        }
    }

    private Place place(Scope scope) {
        int kind = random.below(6);
        if (kind == 0 && atomics > 0) {
            return new Place.Atomic(random.below(atomics));
        }
        if (kind < 3 && !arrays.isEmpty()) {
            int array = random.below(arrays.size());
            Term index = scope.set[0] > 0 && random.oneIn(3)
                    ? Term.local(random.below(scope.set[0])) : Term.of(random.below(arrays.get(array)));
            return new Place.Element(array, index);
        }
        return new Place.Field(random.below(fields.size()));
    }

    /** A local to set: a new one while there are any. */
    private int local(Scope scope) {
        if (scope.set[0] < MOST_LOCALS) {
            return scope.set[0]++;
        }
        return random.below(MOST_LOCALS);
    }

    private Term value(Scope scope) {
        if (has(Feature.INPUTS) && random.oneIn(4)) {
            return new Term.Input("a", 1, 2);
        }
        return scope.set[0] > 0 && random.oneIn(3)
                ? new Term.Local(random.below(scope.set[0]), random.below(2)) : Term.of(random.between(1, 2));
    }

    private Condition condition(int local) {
        return new Condition(Term.local(local), comparison(), Term.of(random.below(3)));
    }

    private Condition.Comparison comparison() {
        return random.of(List.of(Condition.Comparison.values()));
    }
}
