package dev.heddle.oracle.program;

import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Looks at statements and notes what they use. */
final class Uses extends Rewriter {

    final NavigableSet<Integer> fields = new TreeSet<>();
    final NavigableSet<Integer> arrays = new TreeSet<>();
    final NavigableSet<Integer> atomics = new TreeSet<>();
    final NavigableSet<Integer> monitors = new TreeSet<>();
    final NavigableSet<Integer> locks = new TreeSet<>();
    final NavigableSet<Integer> rwLocks = new TreeSet<>();
    final NavigableSet<Integer> semaphores = new TreeSet<>();
    final NavigableSet<Integer> latches = new TreeSet<>();
    final NavigableSet<Integer> threads = new TreeSet<>(List.of(0));
    final NavigableSet<Integer> locals = new TreeSet<>();
    /** Locks whose condition is used. */
    final NavigableSet<Integer> conditions = new TreeSet<>();
    /** Fields that are accessed through a VarHandle. */
    final NavigableSet<Integer> handles = new TreeSet<>();
    /** Whether elements of arrays are. */
    boolean elementHandle;
    final NavigableSet<Integer> slots = new TreeSet<>();
    /** How many objects are made. */
    int boxes;
    boolean usesBoxes;
    boolean parks;
    boolean interrupts;
    boolean time;
    boolean timedJoin;
    final Map<String, Term.Input> inputs = new TreeMap<>();

    /** What all threads of a program use. */
    static Uses of(Program program) {
        Uses uses = new Uses();
        program.threads().forEach(body -> uses.rewrite(body.statements()));
        return uses;
    }

    @Override
    int field(int index) {
        fields.add(index);
        return index;
    }

    @Override
    int array(int index) {
        arrays.add(index);
        return index;
    }

    @Override
    int atomic(int index) {
        atomics.add(index);
        return index;
    }

    @Override
    int slot(int index) {
        slots.add(index);
        usesBoxes = true;
        return index;
    }

    @Override
    void newBox() {
        boxes++;
        usesBoxes = true;
    }

    @Override
    void box() {
        usesBoxes = true;
    }

    @Override
    int monitor(int index) {
        monitors.add(index);
        return index;
    }

    @Override
    int lock(int index) {
        locks.add(index);
        return index;
    }

    @Override
    int rwLock(int index) {
        rwLocks.add(index);
        return index;
    }

    @Override
    int semaphore(int index) {
        semaphores.add(index);
        return index;
    }

    @Override
    int latch(int index) {
        latches.add(index);
        return index;
    }

    @Override
    int thread(int index) {
        threads.add(index);
        return index;
    }

    @Override
    int local(int index) {
        locals.add(index);
        return index;
    }

    @Override
    void condition(int lock) {
        conditions.add(lock);
    }

    @Override
    void handle(Place place) {
        if (place instanceof Place.Field field) {
            handles.add(field.index());
        } else {
            elementHandle = true;
        }
    }

    @Override
    void park() {
        parks = true;
    }

    @Override
    void interrupt() {
        interrupts = true;
    }

    @Override
    void timedJoin() {
        timedJoin = true;
    }

    @Override
    void time() {
        time = true;
    }

    @Override
    void input(Term.Input input) {
        inputs.put(input.name(), input);
    }
}
