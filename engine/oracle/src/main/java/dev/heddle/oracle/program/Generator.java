package dev.heddle.oracle.program;

import dev.heddle.oracle.program.Program.Body;
import dev.heddle.oracle.program.Program.Layout;
import java.util.ArrayList;
import java.util.List;

/** Draws programs: the same seed and size give the same program. */
public final class Generator {

    private static final int MOST_LOCALS = 3;

    private final Numbers random;
    private final Size size;
    private final List<Boolean> fields = new ArrayList<>();
    private final List<Integer> arrays = new ArrayList<>();
    private final int atomics;
    private final int monitors;
    private final int locks;
    private final List<Integer> semaphores = new ArrayList<>();
    private final List<Integer> latches = new ArrayList<>();
    private final boolean parks;
    private int sites;

    private Generator(long seed, Size size) {
        this.random = new Numbers(seed);
        this.size = size;
        int count = random.oneIn(3) ? 2 : 1;
        for (int i = 0; i < count; i++) {
            fields.add(random.oneIn(3));
        }
        if (random.oneIn(4)) {
            arrays.add(2);
        }
        atomics = random.oneIn(3) ? 1 : 0;
        monitors = random.of(List.of(0, 1, 1, 2));
        locks = random.of(List.of(0, 0, 0, 1, 2));
        if (random.oneIn(6)) {
            semaphores.add(random.below(2));
        }
        if (random.oneIn(8)) {
            latches.add(random.between(1, 2));
        }
        parks = random.oneIn(8);
    }

    public static Program generate(long seed, Size size) {
        return new Generator(seed, size).program("Program" + seed);
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
        return Unused.drop(new Program(name, layout, fields, arrays, atomics, monitors, locks,
                semaphores, latches, threads));
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
        if (parks && random.oneIn(2)) {
            parent.add(random.between(at, parent.size()), new Stmt.Unpark(thread));
        }
        Stmt join = new Stmt.Join(site(), thread);
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
    private record Scope(List<Integer> held, int depth, int[] set) {

        Scope deeper() {
            return new Scope(held, depth + 1, set);
        }

        Scope holding(int monitor) {
            List<Integer> more = new ArrayList<>(held);
            more.add(monitor);
            return new Scope(more, depth + 1, set);
        }
    }

    private List<Stmt> body() {
        int operations = random.between(Math.min(2, size.operations()), size.operations());
        return new ArrayList<>(block(new Scope(List.of(), 0, new int[1]), operations));
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
        int kind = random.below(20);
        if (kind < 3 && canNest && monitors > 0 && left > 1) {
            return sync(scope, left, to);
        }
        if (kind < 5 && canNest && locks > 0 && left > 1) {
            return locked(scope, left, to);
        }
        if (kind < 7 && !scope.held.isEmpty()) {
            return waitOrNotify(scope, to);
        }
        if (kind < 9 && atomics > 0) {
            return atomic(scope, to);
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
        if (kind == 12 && parks && random.oneIn(2)) {
            to.add(new Stmt.Park(site()));
            return 1;
        }
        if (kind < 13 && scope.set[0] > 0) {
            to.add(new Stmt.Check(site(), condition(random.below(scope.set[0]))));
            return 0;
        }
        if (kind == 13 && !semaphores.isEmpty()) {
            int semaphore = random.below(semaphores.size());
            to.add(random.oneIn(2) ? new Stmt.Acquire(site(), semaphore) : new Stmt.Release(semaphore));
            return 1;
        }
        if (kind == 14 && !latches.isEmpty()) {
            int latch = random.below(latches.size());
            to.add(random.oneIn(3) ? new Stmt.Await(site(), latch) : new Stmt.CountDown(latch));
            return 1;
        }
        return access(scope, to);
    }

    private int sync(Scope scope, int left, List<Stmt> to) {
        int monitor = random.below(monitors);
        int inner = random.between(1, left - 1);
        to.add(new Stmt.Sync(site(), monitor, block(scope.holding(monitor), inner)));
        return inner + 1;
    }

    private int locked(Scope scope, int left, List<Stmt> to) {
        int lock = random.below(locks);
        int inner = random.between(1, left - 1);
        if (random.oneIn(3)) {
            List<Stmt> otherwise = random.oneIn(2) ? List.of() : block(scope.deeper(), 1);
            to.add(new Stmt.TryLocked(lock, block(scope.deeper(), inner), otherwise));
            return inner + 2;
        }
        Stmt.Unlock unlock = random.oneIn(10) ? Stmt.Unlock.NEVER
                : random.oneIn(2) ? Stmt.Unlock.FINALLY : Stmt.Unlock.AFTER;
        to.add(new Stmt.Locked(site(), lock, unlock, block(scope.deeper(), inner)));
        return inner + 2;
    }

    private int waitOrNotify(Scope scope, List<Stmt> to) {
        int monitor = random.of(scope.held);
        if (random.oneIn(2)) {
            to.add(new Stmt.Notify(monitor, random.oneIn(2)));
            return 1;
        }
        Stmt wait = new Stmt.Wait(site(), monitor);
        if (random.oneIn(3)) {
            to.add(wait);
        } else {
            int most = random.oneIn(2) ? 0 : 1;
            to.add(new Stmt.While(local(scope), place(scope), comparison(), random.below(2), most, List.of(wait)));
        }
        return 3;
    }

    private int atomic(Scope scope, List<Stmt> to) {
        int atomic = random.below(atomics);
        if (random.oneIn(2)) {
            to.add(new Stmt.Add(local(scope), atomic, random.between(1, 2)));
        } else {
            Expr expected = scope.set[0] > 0 && random.oneIn(2)
                    ? Expr.local(random.below(scope.set[0])) : Expr.of(random.below(2));
            to.add(new Stmt.Cas(local(scope), atomic, expected, value(scope)));
        }
        return 1;
    }

    private int loop(Scope scope, int left, List<Stmt> to) {
        int inner = random.between(1, Math.max(1, left / 2));
        if (random.oneIn(3)) {
            to.add(new Stmt.Repeat(2, block(scope.deeper(), inner)));
            return 2 * inner;
        }
        List<Stmt> body = random.oneIn(2) ? List.of() : block(scope.deeper(), inner);
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
            Expr index = scope.set[0] > 0 && random.oneIn(3)
                    ? Expr.local(random.below(scope.set[0])) : Expr.of(random.below(arrays.get(array)));
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

    private Expr value(Scope scope) {
        if (random.oneIn(16)) {
            return new Expr.Input("a", 1);
        }
        return scope.set[0] > 0 && random.oneIn(3)
                ? new Expr.Local(random.below(scope.set[0]), random.below(2)) : Expr.of(random.between(1, 2));
    }

    private Condition condition(int local) {
        return new Condition(Expr.local(local), comparison(), Expr.of(random.below(3)));
    }

    private Condition.Comparison comparison() {
        return random.of(List.of(Condition.Comparison.values()));
    }
}
