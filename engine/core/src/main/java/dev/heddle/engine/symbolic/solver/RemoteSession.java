package dev.heddle.engine.symbolic.solver;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.ExprWriter;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A session with Z3 in a process of its own. There is one such process, kept from session to session, and one session
 * that it serves: another that has its turn in between makes it begin anew. A process that has ended while nobody asked
 * anything is replaced; one that ends over a question, or must be ended because no answer comes, costs that question.
 */
public final class RemoteSession implements SolverSession {

    private static final int MOST_EXPRESSIONS = 100_000;
    /** Beyond twice the time-out: Z3 is told to stop after the time-out and again after twice that. */
    private static final int GRACE_MILLIS = 1_000;

    private static volatile SolverProcess process;
    private static RemoteSession served;

    private ExprWriter expressions = new ExprWriter();
    private final List<Expr> asked = new ArrayList<>();

    @Override
    public Answer check(List<Expr> conditions, int timeoutMillis) {
        synchronized (RemoteSession.class) {
            try {
                connect();
                ask(conditions, timeoutMillis);
                try (Interruption ignored = new Interruption(process::kill, 2L * timeoutMillis + GRACE_MILLIS)) {
                    return answer(process.from());
                }
            } catch (IOException e) {
                throw failure(timeoutMillis, e);
            }
        }
    }

    private void connect() throws IOException {
        if (process != null && !process.isAlive()) {
            process.exitCode();
            process = null;
        }
        boolean fresh = process == null;
        if (fresh) {
            process = SolverProcess.start();
        }
        if (fresh || served != this) {
            served = this;
            expressions = new ExprWriter();
            asked.clear();
            process.to().writeByte(SolverServer.BEGIN);
        }
    }

    private void ask(List<Expr> conditions, int timeoutMillis) throws IOException {
        DataOutputStream to = process.to();
        int common = 0;
        while (common < asked.size() && common < conditions.size() && asked.get(common) == conditions.get(common)) {
            common++;
        }
        List<Expr> more = conditions.subList(common, conditions.size());
        int[] numbers = new int[more.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = expressions.write(more.get(i), to);
        }
        to.writeByte(SolverServer.CHECK);
        to.writeInt(common);
        to.writeInt(numbers.length);
        for (int number : numbers) {
            to.writeInt(number);
        }
        to.writeInt(timeoutMillis);
        to.flush();
        asked.subList(common, asked.size()).clear();
        asked.addAll(more);
    }

    private static Answer answer(DataInputStream from) throws IOException {
        int verdict = from.readByte();
        return switch (verdict) {
            case SolverServer.SATISFIABLE -> {
                int count = from.readInt();
                Map<String, Long> inputs = new HashMap<>();
                for (int i = 0; i < count; i++) {
                    inputs.put(from.readUTF(), from.readLong());
                }
                yield Answer.satisfiable(inputs);
            }
            case SolverServer.UNSATISFIABLE -> Answer.UNSATISFIABLE;
            case SolverServer.UNKNOWN -> Answer.unknown(from.readUTF());
            case SolverServer.FAILED -> throw new SolverException(from.readUTF());
            default -> throw new IOException("answer " + verdict);
        };
    }

    private static SolverException failure(int timeoutMillis, IOException cause) {
        if (process == null) {
            return new SolverException("its process could not be started: " + cause.getMessage(), cause);
        }
        boolean hung = process.isKilled();
        int exit = process.exitCode();
        process = null;
        return new SolverException(hung
                ? "its process did not stop in time (" + timeoutMillis + " ms) and was ended"
                : "its process ended with exit code " + exit, cause);
    }

    /** The process that serves now; null if there is none. */
    public static SolverProcess process() {
        return process;
    }

    @Override
    public boolean isLarge() {
        return expressions.count() > MOST_EXPRESSIONS;
    }

    @Override
    public void close() {
        synchronized (RemoteSession.class) {
            served = served == this ? null : served;
        }
    }
}
