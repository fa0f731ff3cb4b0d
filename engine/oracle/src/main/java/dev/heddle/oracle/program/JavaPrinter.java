package dev.heddle.oracle.program;

import dev.heddle.oracle.program.Program.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Prints a program as the Java source of a class that says the same as the bytecode. */
public final class JavaPrinter {

    private static final String INDENT = "    ";

    private final Program program;
    private final boolean statics;
    private final boolean recording;
    private final StringBuilder out = new StringBuilder();
    private int depth;
    private int counters;

    private JavaPrinter(Program program, boolean recording) {
        this.program = program;
        this.statics = program.layout() == Layout.STATIC;
        this.recording = recording;
    }

    /** For people and for {@code heddle explore}. */
    public static String print(Program program) {
        return new JavaPrinter(program, false).print();
    }

    /** With the calls that tell a {@code Recorder} about outcomes, as the bytecode has them. */
    public static String printRecording(Program program) {
        return new JavaPrinter(program, true).print();
    }

    private String print() {
        String name = program.name();
        if (!program.latches().isEmpty()) {
            line("import java.util.concurrent.CountDownLatch;");
        }
        if (!program.semaphores().isEmpty()) {
            line("import java.util.concurrent.Semaphore;");
        }
        if (program.atomics() > 0) {
            line("import java.util.concurrent.atomic.AtomicInteger;");
        }
        if (Unused.parks(program)) {
            line("import java.util.concurrent.locks.LockSupport;");
        }
        if (program.locks() > 0) {
            line("import java.util.concurrent.locks.ReentrantLock;");
        }
        if (depth == 0 && out.length() > 0) {
            line("");
        }
        open("public class " + name + " extends Thread");
        fields();
        constructor();
        open("public static void main(String[] args) throws InterruptedException");
        line(statics ? "t0();" : "t0(new " + name + "(\"t0\", 0, null));");
        close();
        run();
        for (int t = 0; t < program.threads().size(); t++) {
            body(t);
        }
        close();
        return out.toString();
    }

    private void fields() {
        String prefix = statics ? "static " : "";
        String last = statics ? "static final " : "";
        for (int i = 0; i < program.fields().size(); i++) {
            line(prefix + (program.fields().get(i) ? "volatile " : "") + "int " + Names.field(program, i) + ";");
        }
        List<String> objects = new ArrayList<>();
        for (int i = 0; i < program.arrays().size(); i++) {
            objects.add("int[] " + Names.array(i) + " = new int[" + program.arrays().get(i) + "]");
        }
        for (int i = 0; i < program.atomics(); i++) {
            objects.add("AtomicInteger " + Names.atomic(i) + " = new AtomicInteger()");
        }
        for (int i = 0; i < program.monitors(); i++) {
            objects.add("Object " + Names.monitor(i) + " = new Object()");
        }
        for (int i = 0; i < program.locks(); i++) {
            objects.add("ReentrantLock " + Names.lock(i) + " = new ReentrantLock()");
        }
        for (int i = 0; i < program.semaphores().size(); i++) {
            objects.add("Semaphore " + Names.semaphore(i) + " = new Semaphore(" + program.semaphores().get(i) + ")");
        }
        for (int i = 0; i < program.latches().size(); i++) {
            objects.add("CountDownLatch " + Names.latch(i) + " = new CountDownLatch(" + program.latches().get(i) + ")");
        }
        for (String object : objects) {
            line(last + (statics ? object : object.substring(0, object.indexOf(" = "))) + ";");
        }
        line("private final int body;");
        if (!statics) {
            line("private final " + program.name() + " s;");
            allocations = objects.stream().map(object -> object.substring(object.indexOf(' ') + 1) + ";").toList();
        }
    }

    /** What the constructor of the first object allocates, where there are no statics. */
    private List<String> allocations = List.of();

    private void constructor() {
        line("");
        open(program.name() + "(String name, int body" + (statics ? "" : ", " + program.name() + " s") + ")");
        line("super(name);");
        line("this.body = body;");
        if (!statics) {
            line("this.s = s;");
            if (!allocations.isEmpty()) {
                open("if (s == null)");
                allocations.forEach(this::line);
                close();
            }
        }
        close();
        line("");
    }

    private void run() {
        line("");
        line("@Override");
        open("public void run()");
        open("try");
        open("switch (body)");
        for (int t = 1; t < program.threads().size(); t++) {
            line("case " + t + " -> t" + t + "(" + (statics ? "" : "s") + ");");
        }
        line("default -> main(null);");
        close();
        depth--;
        line("} catch (InterruptedException e) {");
        depth++;
        line("throw new IllegalStateException(e);");
        close();
        close();
    }

    private void body(int t) {
        Program.Body body = program.threads().get(t);
        line("");
        open("static void t" + t + "(" + (statics ? "" : program.name() + " s") + ") throws InterruptedException");
        if (body.locals() > 0) {
            line("int " + IntStream.range(0, body.locals()).mapToObj(i -> "r" + i + " = 0")
                    .collect(Collectors.joining(", ")) + ";");
        }
        record("begun(" + t + ")");
        block(t, body.statements());
        if (recording) {
            record("ending()");
            record("ended(" + t + ", new int[] {" + IntStream.range(0, body.locals()).mapToObj(i -> "r" + i)
                    .collect(Collectors.joining(", ")) + "}, new int[] {" + memory() + "})");
        }
        close();
    }

    private String memory() {
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < program.fields().size(); i++) {
            cells.add(text(new Place.Field(i)));
        }
        for (int i = 0; i < program.arrays().size(); i++) {
            for (int j = 0; j < program.arrays().get(i); j++) {
                cells.add(text(new Place.Element(i, Expr.of(j))));
            }
        }
        for (int i = 0; i < program.atomics(); i++) {
            cells.add(text(new Place.Atomic(i)));
        }
        return String.join(", ", cells);
    }

    private void record(String call) {
        if (recording) {
            line("dev.heddle.oracle.run.Recorder." + call + ";");
        }
    }

    private void recordAt(int t, int site) {
        record("at(" + t + ", " + site + ")");
    }

    private void block(int t, List<Stmt> statements) {
        statements.forEach(statement -> statement(t, statement));
    }

    private void statement(int t, Stmt statement) {
        if (statement instanceof Stmt.Read s) {
            line("r" + s.local() + " = " + text(s.from()) + ";");
        } else if (statement instanceof Stmt.Write s) {
            line(s.to() instanceof Place.Atomic atomic
                    ? shared(Names.atomic(atomic.index())) + ".set(" + text(s.value()) + ");"
                    : text(s.to()) + " = " + text(s.value()) + ";");
        } else if (statement instanceof Stmt.Bump s) {
            line(s.place() instanceof Place.Atomic atomic
                    ? shared(Names.atomic(atomic.index())) + ".set(" + text(s.place()) + " + " + s.by() + ");"
                    : text(s.place()) + " += " + s.by() + ";");
        } else if (statement instanceof Stmt.Add s) {
            line("r" + s.local() + " = " + shared(Names.atomic(s.atomic())) + ".addAndGet(" + s.by() + ");");
        } else if (statement instanceof Stmt.Cas s) {
            line("r" + s.local() + " = " + shared(Names.atomic(s.atomic())) + ".compareAndSet(" + text(s.expected())
                    + ", " + text(s.value()) + ") ? 1 : 0;");
        } else if (statement instanceof Stmt.Assign s) {
            line("r" + s.local() + " = " + text(s.value()) + ";");
        } else if (statement instanceof Stmt.Notify s) {
            line(shared(Names.monitor(s.monitor())) + (s.all() ? ".notifyAll();" : ".notify();"));
        } else if (statement instanceof Stmt.Wait s) {
            recordAt(t, s.site());
            marked(shared(Names.monitor(s.monitor())) + ".wait();", s.site());
        } else if (statement instanceof Stmt.Start s) {
            line(program.name() + " t" + s.thread() + " = new " + program.name() + "(\"t" + s.thread() + "\", "
                    + s.thread() + (statics ? "" : ", s") + ");");
            line("t" + s.thread() + ".start();");
        } else if (statement instanceof Stmt.Join s) {
            recordAt(t, s.site());
            marked("t" + s.thread() + ".join();", s.site());
        } else {
            synchronizer(t, statement);
        }
    }

    private void synchronizer(int t, Stmt statement) {
        if (statement instanceof Stmt.Acquire s) {
            recordAt(t, s.site());
            marked(shared(Names.semaphore(s.semaphore())) + ".acquire();", s.site());
        } else if (statement instanceof Stmt.Release s) {
            line(shared(Names.semaphore(s.semaphore())) + ".release();");
        } else if (statement instanceof Stmt.Await s) {
            recordAt(t, s.site());
            marked(shared(Names.latch(s.latch())) + ".await();", s.site());
        } else if (statement instanceof Stmt.CountDown s) {
            line(shared(Names.latch(s.latch())) + ".countDown();");
        } else if (statement instanceof Stmt.Park s) {
            recordAt(t, s.site());
            marked("LockSupport.park();", s.site());
        } else if (statement instanceof Stmt.Unpark s) {
            line("LockSupport.unpark(t" + s.thread() + ");");
        } else {
            structured(t, statement);
        }
    }

    private void structured(int t, Stmt statement) {
        if (statement instanceof Stmt.If s) {
            open("if (" + text(s.condition()) + ")");
            block(t, s.then());
            otherwise(t, s.otherwise());
        } else if (statement instanceof Stmt.TryLocked s) {
            open("if (" + shared(Names.lock(s.lock())) + ".tryLock())");
            block(t, s.body());
            line(shared(Names.lock(s.lock())) + ".unlock();");
            otherwise(t, s.otherwise());
        } else if (statement instanceof Stmt.Repeat s) {
            String counter = "i" + counters++;
            open("for (int " + counter + " = 0; " + counter + " < " + s.times() + "; " + counter + "++)");
            block(t, s.body());
            close();
        } else if (statement instanceof Stmt.While s) {
            loop(t, s);
        } else if (statement instanceof Stmt.Sync s) {
            recordAt(t, s.site());
            open("synchronized (" + shared(Names.monitor(s.monitor())) + ")", s.site());
            block(t, s.body());
            close();
        } else if (statement instanceof Stmt.Locked s) {
            locked(t, s);
        } else if (statement instanceof Stmt.Check s) {
            open("if (!(" + text(s.condition()) + "))");
            record("failed(" + t + ", " + s.site() + ")");
            line("throw new AssertionError(\"" + Names.site(s.site()) + "\");");
            close();
        } else {
            throw new IllegalArgumentException(String.valueOf(statement));
        }
    }

    private void otherwise(int t, List<Stmt> statements) {
        if (!statements.isEmpty()) {
            depth--;
            line("} else {");
            depth++;
            block(t, statements);
        }
        close();
    }

    private void loop(int t, Stmt.While s) {
        String condition = "(r" + s.local() + " = " + text(s.place()) + ") " + s.comparison().symbol() + " "
                + s.constant();
        if (s.most() == 0) {
            open("while (" + condition + ")");
        } else {
            String counter = "i" + counters++;
            open("for (int " + counter + " = 0; " + counter + " < " + s.most() + " && " + condition + "; " + counter
                    + "++)");
        }
        block(t, s.body());
        close();
    }

    private void locked(int t, Stmt.Locked s) {
        String lock = shared(Names.lock(s.lock()));
        recordAt(t, s.site());
        marked(lock + ".lock();", s.site());
        if (s.unlock() == Stmt.Unlock.FINALLY) {
            open("try");
            block(t, s.body());
            depth--;
            line("} finally {");
            depth++;
            line(lock + ".unlock();");
            close();
            return;
        }
        block(t, s.body());
        if (s.unlock() == Stmt.Unlock.AFTER) {
            line(lock + ".unlock();");
        }
    }

    private String shared(String name) {
        return statics ? name : "s." + name;
    }

    private String text(Place place) {
        if (place instanceof Place.Field field) {
            return shared(Names.field(program, field.index()));
        }
        if (place instanceof Place.Atomic atomic) {
            return shared(Names.atomic(atomic.index())) + ".get()";
        }
        Place.Element element = (Place.Element) place;
        String index = text(element.index());
        if (!(element.index() instanceof Expr.Constant)) {
            index += " & " + (program.arrays().get(element.array()) - 1);
        }
        return shared(Names.array(element.array())) + "[" + index + "]";
    }

    private static String text(Expr expr) {
        if (expr instanceof Expr.Constant constant) {
            return String.valueOf(constant.value());
        }
        if (expr instanceof Expr.Input input) {
            return input.value() + " /* input " + input.name() + " */";
        }
        Expr.Local local = (Expr.Local) expr;
        return "r" + local.index() + (local.add() == 0 ? "" : " + " + local.add());
    }

    private static String text(Condition condition) {
        return text(condition.left()) + " " + condition.comparison().symbol() + " " + text(condition.right());
    }

    private void open(String head) {
        line(head + " {");
        depth++;
    }

    private void open(String head, int site) {
        line(head + " { // " + Names.site(site));
        depth++;
    }

    private void marked(String text, int site) {
        line(text + " // " + Names.site(site));
    }

    private void close() {
        depth--;
        line("}");
    }

    private void line(String text) {
        out.append(text.isEmpty() ? "" : INDENT.repeat(depth)).append(text).append('\n');
    }
}
