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
        for (Program.Body body : program.threads()) {
            validity.block(body.statements(), Set.of(), new HashSet<>(), false);
        }
        return validity.valid;
    }

    private void require(boolean condition) {
        valid &= condition;
    }

    /** {@code joinable}: threads that have been started for sure when the block begins. */
    private void block(List<Stmt> statements, Set<Integer> held, Set<Integer> joinable, boolean inLoop) {
        for (Stmt statement : statements) {
            Set<Integer> inside = held;
            boolean loops = inLoop || statement instanceof Stmt.Repeat || statement instanceof Stmt.While;
            if (statement instanceof Stmt.Wait s) {
                require(held.contains(s.monitor()));
            } else if (statement instanceof Stmt.Notify s) {
                require(held.contains(s.monitor()));
            } else if (statement instanceof Stmt.Start s) {
                require(!inLoop && started.add(s.thread()));
                joinable.add(s.thread());
            } else if (statement instanceof Stmt.Join s) {
                require(joinable.contains(s.thread()));
            } else if (statement instanceof Stmt.Unpark s) {
                require(joinable.contains(s.thread()));
            } else if (statement instanceof Stmt.While s) {
                require(s.most() > 0 || s.body().stream().anyMatch(inner -> inner instanceof Stmt.Wait));
            } else if (statement instanceof Stmt.Sync s) {
                inside = new HashSet<>(held);
                inside.add(s.monitor());
            }
            for (List<Stmt> inner : Blocks.of(statement)) {
                block(inner, inside, new HashSet<>(joinable), loops);
            }
        }
    }
}
