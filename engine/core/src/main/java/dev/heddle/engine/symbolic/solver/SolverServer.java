package dev.heddle.engine.symbolic.solver;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.ExprReader;
import dev.heddle.engine.symbolic.expr.ExprWriter;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/**
 * The process that Z3 runs in: native code that breaks, or does not come back, takes nothing else with it. Questions
 * come over standard input, answers go to standard output, and the end of the one who asks is the end of this process.
 */
public final class SolverServer {

    // What is asked beside ExprWriter.DEFINE: a session goes on or begins, conditions are to be solved, a session is over.
    static final int SELECT = 2;
    static final int CHECK = 3;
    static final int END = 4;

    // What is answered.
    static final int READY = 1;
    static final int SATISFIABLE = 2;
    static final int UNSATISFIABLE = 3;
    static final int UNKNOWN = 4;
    static final int FAILED = 5;

    private final DataInputStream in;
    private final DataOutputStream out;
    private final Map<Integer, Served> sessions = new HashMap<>();
    /** What was made to see whether the solver works at all; the first session that begins gets it. */
    private AssumingSession spare;
    private Served current;

    /** What one session has told. */
    private static final class Served {

        private final ExprReader expressions = new ExprReader();
        private final List<Expr> conditions = new ArrayList<>();
        private final AssumingSession session;

        Served(AssumingSession session) {
            this.session = session;
        }
    }

    private SolverServer(DataInputStream in, DataOutputStream out) {
        this.in = in;
        this.out = out;
    }

    public static void main(String[] args) throws IOException {
        // Ctrl-C is for the command line, which ends its workers, and they this process.
        Signal.handle(new Signal("INT"), SignalHandler.SIG_IGN);
        endWithParent();
        SolverServer server = new SolverServer(
                new DataInputStream(new BufferedInputStream(new FileInputStream(FileDescriptor.in))),
                new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out))));
        System.setOut(System.err);
        server.start();
        try {
            server.serve();
        } catch (EOFException asked) {
            System.exit(0);
        }
    }

    /** The end of standard input is noticed between two questions only. */
    private static void endWithParent() {
        ProcessHandle.current().parent().ifPresent(
                parent -> parent.onExit().thenRun(() -> Runtime.getRuntime().halt(0)));
    }

    private void start() throws IOException {
        try {
            spare = new Z3Session();
            out.writeByte(READY);
        } catch (RuntimeException | LinkageError failure) {
            fail(failure);
        }
        out.flush();
        removeUnpacked(Path.of(System.getProperty("java.io.tmpdir")));
    }

    /** The libraries were unpacked to a folder of this process alone; once loaded they need no name any more. */
    private static void removeUnpacked(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
        }
    }

    private void serve() throws IOException {
        while (true) {
            int request = in.readByte();
            switch (request) {
                case ExprWriter.DEFINE -> current.expressions.read(in);
                case SELECT -> current = sessions.computeIfAbsent(in.readInt(), number -> begin());
                case CHECK -> {
                    check();
                    out.flush();
                }
                case END -> end(sessions.remove(in.readInt()));
                default -> throw new IOException("request " + request);
            }
        }
    }

    private Served begin() {
        AssumingSession session = spare == null ? new Z3Session() : spare;
        spare = null;
        return new Served(session);
    }

    private static void end(Served ended) {
        if (ended != null) {
            ended.session.close();
        }
    }

    private void check() throws IOException {
        int kept = in.readInt();
        current.conditions.subList(kept, current.conditions.size()).clear();
        current.conditions.addAll(expressions());
        List<Expr> assumptions = expressions();
        boolean all = in.readBoolean();
        List<Expr> wanted = expressions();
        answer(assumptions, all ? null : wanted, in.readInt());
    }

    private List<Expr> expressions() throws IOException {
        List<Expr> read = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            read.add(current.expressions.get(in.readInt()));
        }
        return read;
    }

    private void answer(List<Expr> assumptions, List<Expr> wanted, int timeoutMillis) throws IOException {
        Answer answer;
        try {
            answer = current.session.check(current.conditions, assumptions, wanted, timeoutMillis);
        } catch (RuntimeException | StackOverflowError failure) {
            fail(failure);
            return;
        }
        switch (answer.verdict()) {
            case SATISFIABLE -> {
                out.writeByte(SATISFIABLE);
                out.writeInt(answer.inputs().size());
                for (Map.Entry<String, Long> input : answer.inputs().entrySet()) {
                    out.writeUTF(input.getKey());
                    out.writeLong(input.getValue());
                }
            }
            case UNSATISFIABLE -> {
                out.writeByte(UNSATISFIABLE);
                out.writeInt(answer.core().size());
                for (Expr assumption : answer.core()) {
                    out.writeInt(assumptions.indexOf(assumption));
                }
            }
            case UNKNOWN -> {
                out.writeByte(UNKNOWN);
                out.writeUTF(answer.reason());
            }
        }
    }

    private void fail(Throwable failure) throws IOException {
        out.writeByte(FAILED);
        out.writeUTF(failure.toString());
    }
}
