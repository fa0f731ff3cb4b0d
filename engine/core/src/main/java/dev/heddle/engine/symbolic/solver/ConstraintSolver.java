package dev.heddle.engine.symbolic.solver;

import dev.heddle.engine.symbolic.expr.Expr;
import java.util.List;
import java.util.function.Supplier;

/**
 * Answers questions about values, flags and moments together. What is given first stays with the solver from question to
 * question, so that one about the same execution costs only what is new. For use by one thread at a time, but for {@link #cancel}.
 */
public final class ConstraintSolver implements AutoCloseable {

    /** After so many failures one after the other the solver is not asked any more: each may cost seconds. */
    private static final int MOST_FAILURES = 5;

    private final int timeoutMillis;
    private final Supplier<? extends AssumingSession> sessions;
    private final SolverStats stats = new SolverStats();
    private volatile AssumingSession session;
    private int failuresInARow;

    public ConstraintSolver(int timeoutMillis) {
        this(timeoutMillis, RemoteSession::new);
    }

    /** With a process that others do not wait for. */
    public ConstraintSolver(int timeoutMillis, SolverHost host) {
        this(timeoutMillis, () -> new RemoteSession(host));
    }

    ConstraintSolver(int timeoutMillis, Supplier<? extends AssumingSession> sessions) {
        this.timeoutMillis = timeoutMillis;
        this.sessions = sessions;
    }

    public SolverStats stats() {
        return stats;
    }

    /**
     * Whether all conditions can hold under the assumptions.
     *
     * @param assumptions flags, or flags negated; where they cannot hold, the answer has those that matter
     * @param wanted inputs, flags and moments whose values are to be told
     */
    public Answer solve(List<Expr> conditions, List<Expr> assumptions, List<Expr> wanted) {
        stats.questions++;
        if (failuresInARow >= MOST_FAILURES) {
            stats.unknown++;
            return Answer.unknown("not asked any more after " + MOST_FAILURES + " failures one after the other");
        }
        stats.solverCalls++;
        long start = System.nanoTime();
        Answer answer = ask(conditions, assumptions, wanted);
        stats.nanos += System.nanoTime() - start;
        stats.unknown += answer.verdict() == Answer.Verdict.UNKNOWN ? 1 : 0;
        return answer;
    }

    private Answer ask(List<Expr> conditions, List<Expr> assumptions, List<Expr> wanted) {
        for (Expr condition : conditions) {
            if (condition.isConstant(0)) {
                return Answer.UNSATISFIABLE;
            }
        }
        try {
            if (session == null) {
                session = sessions.get();
            }
            Answer answer = session.check(conditions, assumptions, wanted, timeoutMillis);
            failuresInARow = 0;
            return answer;
        } catch (RuntimeException | LinkageError | StackOverflowError failure) {
            stats.failures++;
            failuresInARow++;
            forget();
            return Answer.unknown(failure instanceof SolverException ? failure.getMessage() : failure.toString());
        }
    }

    /** Gives up the question that is being answered; may be called by any thread. */
    public void cancel() {
        if (session instanceof RemoteSession remote) {
            remote.cancel();
        }
    }

    /** What was given so far will not be needed again. */
    public void forget() {
        AssumingSession old = session;
        session = null;
        if (old != null) {
            old.close();
        }
    }

    @Override
    public void close() {
        forget();
    }
}
