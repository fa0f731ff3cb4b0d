package dev.heddle.engine.symbolic.solver;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.ExprReader;
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

    // What is asked: an expression is made known, all is forgotten, conditions are to be solved.
    public static final int DEFINE = 1;
    static final int BEGIN = 2;
    static final int CHECK = 3;

    // What is answered.
    static final int READY = 1;
    static final int SATISFIABLE = 2;
    static final int UNSATISFIABLE = 3;
    static final int UNKNOWN = 4;
    static final int FAILED = 5;

    private final DataInputStream in;
    private final DataOutputStream out;
    private ExprReader expressions = new ExprReader();
    private List<Expr> conditions = new ArrayList<>();
    private SolverSession session;

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
            session = new Z3Session();
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
                case DEFINE -> expressions.read(in);
                case BEGIN -> begin();
                case CHECK -> {
                    read();
                    answer(in.readInt());
                    out.flush();
                }
                default -> throw new IOException("request " + request);
            }
        }
    }

    private void begin() {
        session.close();
        session = new Z3Session();
        expressions = new ExprReader();
        conditions = new ArrayList<>();
    }

    private void read() throws IOException {
        int kept = in.readInt();
        conditions.subList(kept, conditions.size()).clear();
        for (int more = in.readInt(); more > 0; more--) {
            conditions.add(expressions.get(in.readInt()));
        }
    }

    private void answer(int timeoutMillis) throws IOException {
        Answer answer;
        try {
            answer = session.check(conditions, timeoutMillis);
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
            case UNSATISFIABLE -> out.writeByte(UNSATISFIABLE);
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
