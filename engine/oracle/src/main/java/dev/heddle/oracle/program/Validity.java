package dev.heddle.oracle.program;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether a program keeps the rules of its statements, which {@link Stmt} states. */
final class Validity {

    private final Set<Integer> started = new HashSet<>();
    private boolean valid = true;

    private Validity() {}

    static boolean of(Program program) {
        Validity validity = new Validity();
        for (int t = 0; t < program.threads().size(); t++) {
            Set<Integer> own = new HashSet<>(Set.of(t));
            validity.block(program.threads().get(t).statements(), new Held(Set.of(), Set.of()), own, false);
        }
        return validity.valid;
    }

    private void require(boolean condition) {
        valid &= condition;
    }

    /** The monitors and the locks that a thread has for sure. */
    private record Held(Set<Integer> monitors, Set<Integer> locks) {

        Held inside(Stmt statement) {
            if (statement instanceof Stmt.Sync s) {
                return new Held(with(monitors, s.monitor()), locks);
            }
            return statement instanceof Stmt.Locked s ? new Held(monitors, with(locks, s.lock())) : this;
        }

        private static Set<Integer> with(Set<Integer> some, int more) {
            Set<Integer> all = new HashSet<>(some);
            all.add(more);
            return all;
        }
    }

    /** {@code known}: the thread itself and those that have been started for sure when the block begins. */
    private void block(List<Stmt> statements, Held held, Set<Integer> known, boolean inLoop) {
        for (Stmt statement : statements) {
            boolean loops = inLoop || statement instanceof Stmt.Repeat || statement instanceof Stmt.While;
            if (statement instanceof Stmt.Start s) {
                require(!inLoop && started.add(s.thread()));
                known.add(s.thread());
            } else if (statement instanceof Stmt.New) {
                require(!inLoop);
            } else if (statement instanceof Stmt.While s) {
                require(s.most() > 0 || s.body().stream().anyMatch(Validity::waits));
            } else {
                simple(statement, held, known);
            }
            for (List<Stmt> inner : Blocks.of(statement)) {
                block(inner, held.inside(statement), new HashSet<>(known), loops);
            }
        }
    }

    /** Whether it does not go on without something that happens only so often. */
    static boolean waits(Stmt statement) {
        return statement instanceof Stmt.Caught s ? waits(s.inner())
                : statement instanceof Stmt.Wait || statement instanceof Stmt.ConditionWait;
    }

    private void simple(Stmt statement, Held held, Set<Integer> known) {
        if (statement instanceof Stmt.Wait s) {
            require(held.monitors.contains(s.monitor()));
        } else if (statement instanceof Stmt.Notify s) {
            require(held.monitors.contains(s.monitor()));
        } else if (statement instanceof Stmt.ConditionWait s) {
            require(held.locks.contains(s.lock()));
        } else if (statement instanceof Stmt.Signal s) {
            require(held.locks.contains(s.lock()));
        } else if (statement instanceof Stmt.Join s) {
            require(known.contains(s.thread()));
        } else if (statement instanceof Stmt.Unpark s) {
            require(known.contains(s.thread()));
        } else if (statement instanceof Stmt.Interrupt s) {
            require(known.contains(s.thread()));
        } else if (statement instanceof Stmt.Timed s) {
            simple(s.inner(), held, known);
        } else if (statement instanceof Stmt.Caught s) {
            simple(s.inner(), held, known);
        }
    }
}
