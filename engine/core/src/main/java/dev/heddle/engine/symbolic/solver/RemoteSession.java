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
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A session with Z3 in a process of its own. A process serves many sessions, and keeps what each of them has told
 * it; it answers one question at a time. A process that has ended while nobody asked anything is replaced; one that ends over a
 * question, or must be ended because no answer comes, costs that question.
 */
public final class RemoteSession implements AssumingSession {

    private static final int MOST_EXPRESSIONS = 100_000;
    /** Beyond twice the time-out: Z3 is told to stop after the time-out and again after twice that. */
    private static final int GRACE_MILLIS = 1_000;

    private static final AtomicInteger SESSIONS = new AtomicInteger();

    private final int number = SESSIONS.getAndIncrement();
    private final SolverHost host;
    /** The process that knows this session; null if none does. */
    private SolverProcess known;
    private volatile boolean asks;

    private ExprWriter expressions = new ExprWriter();
    private final List<Expr> asked = new ArrayList<>();

    public RemoteSession() {
        this(SolverHost.SHARED);
    }

    RemoteSession(SolverHost host) {
        this.host = host;
    }

    @Override
    public Answer check(List<Expr> conditions, int timeoutMillis) {
        return check(conditions, List.of(), null, timeoutMillis);
    }

    @Override
    public Answer check(List<Expr> conditions, List<Expr> assumptions, List<Expr> wanted, int timeoutMillis) {
        synchronized (host) {
            try {
                SolverProcess process = connect();
                ask(conditions, assumptions, wanted, timeoutMillis);
                asks = true;
                try (Interruption ignored = new Interruption(process::kill, 2L * timeoutMillis + GRACE_MILLIS)) {
                    return answer(process.from(), assumptions);
                }
            } catch (IOException e) {
                throw failure(timeoutMillis, e);
            } finally {
                asks = false;
            }
        }
    }

    /** Ends the question that is being answered, if it is this session's; may be called by any thread. */
    void cancel() {
        SolverProcess busy = host.process();
        if (asks && busy != null) {
            busy.kill();
        }
    }

    private SolverProcess connect() throws IOException {
        SolverProcess process = host.serve(this, number);
        if (known != process) {
            known = process;
            expressions = new ExprWriter();
            asked.clear();
        }
        return process;
    }

    private void ask(List<Expr> conditions, List<Expr> assumptions, List<Expr> wanted, int timeoutMillis)
            throws IOException {
        DataOutputStream to = known.to();
        int common = 0;
        while (common < asked.size() && common < conditions.size() && asked.get(common) == conditions.get(common)) {
            common++;
        }
        List<Expr> more = conditions.subList(common, conditions.size());
        int[] numbers = define(more, to);
        int[] assumed = define(assumptions, to);
        int[] told = define(wanted == null ? List.of() : wanted, to);
        to.writeByte(SolverServer.CHECK);
        to.writeInt(common);
        write(numbers, to);
        write(assumed, to);
        to.writeBoolean(wanted == null);
        write(told, to);
        to.writeInt(timeoutMillis);
        to.flush();
        asked.subList(common, asked.size()).clear();
        asked.addAll(more);
    }

    private int[] define(List<Expr> all, DataOutputStream to) throws IOException {
        int[] numbers = new int[all.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = expressions.write(all.get(i), to);
        }
        return numbers;
    }

    private static void write(int[] numbers, DataOutputStream to) throws IOException {
        to.writeInt(numbers.length);
        for (int number : numbers) {
            to.writeInt(number);
        }
    }

    private static Answer answer(DataInputStream from, List<Expr> assumptions) throws IOException {
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
            case SolverServer.UNSATISFIABLE -> {
                List<Expr> core = new ArrayList<>();
                for (int left = from.readInt(); left > 0; left--) {
                    core.add(assumptions.get(from.readInt()));
                }
                yield core.isEmpty() ? Answer.UNSATISFIABLE : Answer.unsatisfiable(core);
            }
            case SolverServer.UNKNOWN -> Answer.unknown(from.readUTF());
            case SolverServer.FAILED -> throw new SolverException(from.readUTF());
            default -> throw new IOException("answer " + verdict);
        };
    }

    private SolverException failure(int timeoutMillis, IOException cause) {
        SolverProcess process = host.process();
        if (process == null) {
            return new SolverException("its process could not be started: " + cause.getMessage(), cause);
        }
        boolean hung = process.isKilled();
        int exit = process.exitCode();
        host.drop();
        return new SolverException(hung
                ? "its process did not stop in time (" + timeoutMillis + " ms) and was ended"
                : "its process ended with exit code " + exit, cause);
    }

    /** The process that serves now; null if there is none. */
    public static SolverProcess process() {
        return SolverHost.SHARED.process();
    }

    @Override
    public boolean isLarge() {
        return expressions.count() > MOST_EXPRESSIONS;
    }

    @Override
    public void close() {
        synchronized (host) {
            host.leave(this);
            SolverProcess process = host.process();
            if (known != null && known == process && process.isAlive()) {
                try {
                    process.to().writeByte(SolverServer.END);
                    process.to().writeInt(number);
                } catch (IOException gone) {
                    // With the process went all that it had.
                    known = null;
                }
            }
            known = null;
        }
    }
}
