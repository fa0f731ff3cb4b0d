package dev.heddle.oracle.program;

import dev.heddle.oracle.program.Program.Body;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;

/** Drops the variables, locks and threads that a program has but does not use, and numbers the others anew. */
final class Unused {

    private Unused() {}

    /** Gives each used thing its place among the used ones. */
    private static final class Renumbering extends Rewriter {
        private final Uses uses;
        private final NavigableSet<Integer> locals;

        Renumbering(Uses uses, NavigableSet<Integer> locals) {
            this.uses = uses;
            this.locals = locals;
        }

        @Override
        int field(int index) {
            return uses.fields.headSet(index).size();
        }

        @Override
        int array(int index) {
            return uses.arrays.headSet(index).size();
        }

        @Override
        int atomic(int index) {
            return uses.atomics.headSet(index).size();
        }

        @Override
        int slot(int index) {
            return uses.slots.headSet(index).size();
        }

        @Override
        int monitor(int index) {
            return uses.monitors.headSet(index).size();
        }

        @Override
        int lock(int index) {
            return uses.locks.headSet(index).size();
        }

        @Override
        int rwLock(int index) {
            return uses.rwLocks.headSet(index).size();
        }

        @Override
        int semaphore(int index) {
            return uses.semaphores.headSet(index).size();
        }

        @Override
        int latch(int index) {
            return uses.latches.headSet(index).size();
        }

        @Override
        int thread(int index) {
            return uses.threads.headSet(index).size();
        }

        @Override
        int local(int index) {
            return locals.headSet(index).size();
        }
    }

    static Program drop(Program program) {
        Uses uses = new Uses();
        int before;
        do {
            before = uses.threads.size();
            for (int t : List.copyOf(uses.threads)) {
                uses.rewrite(program.threads().get(t).statements());
            }
        } while (uses.threads.size() > before);
        List<Body> bodies = new ArrayList<>();
        for (int t : uses.threads) {
            Uses own = new Uses();
            own.rewrite(program.threads().get(t).statements());
            bodies.add(new Body(own.locals.size(),
                    new Renumbering(uses, own.locals).rewrite(program.threads().get(t).statements())));
        }
        return new Program(program.name(), program.layout(),
                uses.fields.stream().map(program.fields()::get).toList(),
                uses.arrays.stream().map(program.arrays()::get).toList(),
                uses.atomics.size(), uses.monitors.size(), uses.locks.size(), uses.rwLocks.size(),
                uses.semaphores.stream().map(program.semaphores()::get).toList(),
                uses.latches.stream().map(program.latches()::get).toList(), boxes(program.boxes(), uses), bodies);
    }

    private static BoxStatements boxes(BoxStatements boxes, Uses uses) {
        return uses.usesBoxes ? new BoxStatements(uses.slots.stream().map(boxes.slots()::get).toList(), boxes.fields(),
                boxes.staticSlots(), boxes.onePlace()) : BoxStatements.NONE;
    }
}
