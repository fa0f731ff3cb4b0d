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
    private final Uses uses;
    private final StringBuilder out = new StringBuilder();
    private int depth;
    private int counters;

    private JavaPrinter(Program program, boolean recording) {
        this.program = program;
        this.statics = program.layout() == Layout.STATIC;
        this.recording = recording;
        this.uses = Uses.of(program);
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
        imports();
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
        if (program.boxes().any()) {
            new BoxText(program).lines(recording).forEach(this::line);
        }
        close();
        return out.toString();
    }

    private void imports() {
        List<String> imports = new ArrayList<>();
        if (!uses.inputs.isEmpty()) {
            imports.add("dev.heddle.api.Heddle");
        }
        if (usesHandles()) {
            imports.add("java.lang.invoke.MethodHandles");
            imports.add("java.lang.invoke.VarHandle");
        }
        if (!program.latches().isEmpty()) {
            imports.add("java.util.concurrent.CountDownLatch");
        }
        if (!program.semaphores().isEmpty()) {
            imports.add("java.util.concurrent.Semaphore");
        }
        if (uses.time) {
            imports.add("java.util.concurrent.TimeUnit");
        }
        if (program.atomics() > 0) {
            imports.add("java.util.concurrent.atomic.AtomicInteger");
        }
        if (!uses.conditions.isEmpty()) {
            imports.add("java.util.concurrent.locks.Condition");
        }
        if (uses.parks) {
            imports.add("java.util.concurrent.locks.LockSupport");
        }
        if (program.locks() > 0) {
            imports.add("java.util.concurrent.locks.ReentrantLock");
        }
        if (program.rwLocks() > 0) {
            imports.add("java.util.concurrent.locks.ReentrantReadWriteLock");
        }
        imports.forEach(name -> line("import " + name + ";"));
        if (!imports.isEmpty()) {
            line("");
        }
    }

    private boolean usesHandles() {
        return uses.elementHandle || !uses.handles.isEmpty();
    }

    private void handles() {
        for (int i : uses.handles) {
            line("static final VarHandle " + VariableNames.handle(program, i) + ";");
        }
        if (uses.elementHandle) {
            line("static final VarHandle " + VariableNames.elements() + " = MethodHandles.arrayElementVarHandle(int[].class);");
        }
        if (!uses.handles.isEmpty()) {
            line("");
            open("static");
            open("try");
            for (int i : uses.handles) {
                line(VariableNames.handle(program, i) + " = MethodHandles.lookup()."
                        + (statics ? "findStaticVarHandle(" : "findVarHandle(") + program.name() + ".class, \""
                        + VariableNames.field(program, i) + "\", int.class);");
            }
            depth--;
            line("} catch (ReflectiveOperationException e) {");
            depth++;
            line("throw new ExceptionInInitializerError(e);");
            close();
            close();
            line("");
        }
    }

    private void fields() {
        String prefix = statics ? "static " : "";
        String last = statics ? "static final " : "";
        for (int i = 0; i < program.fields().size(); i++) {
            line(prefix + (program.fields().get(i) ? "volatile " : "") + "int " + VariableNames.field(program, i) + ";");
        }
        for (int i = 0; i < program.boxes().slots().size(); i++) {
            line((program.hasStaticSlots() ? "static " : "") + (program.boxes().slots().get(i) ? "volatile " : "") + "Box "
                    + VariableNames.slot(i) + ";");
        }
        List<String> objects = new ArrayList<>();
        for (int i = 0; i < program.arrays().size(); i++) {
            objects.add("int[] " + VariableNames.array(i) + " = new int[" + program.arrays().get(i) + "]");
        }
        for (int i = 0; i < program.atomics(); i++) {
            objects.add("AtomicInteger " + VariableNames.atomic(i) + " = new AtomicInteger()");
        }
        for (int i = 0; i < program.monitors(); i++) {
            objects.add("Object " + VariableNames.monitor(i) + " = new Object()");
        }
        for (int i = 0; i < program.locks(); i++) {
            objects.add("ReentrantLock " + VariableNames.lock(i) + " = new ReentrantLock()");
        }
        for (int i : uses.conditions) {
            objects.add("Condition " + VariableNames.condition(i) + " = " + VariableNames.lock(i) + ".newCondition()");
        }
        for (int i = 0; i < program.rwLocks(); i++) {
            objects.add("ReentrantReadWriteLock " + VariableNames.rwLock(i) + " = new ReentrantReadWriteLock()");
        }
        for (int i = 0; i < program.semaphores().size(); i++) {
            objects.add("Semaphore " + VariableNames.semaphore(i) + " = new Semaphore(" + program.semaphores().get(i) + ")");
        }
        for (int i = 0; i < program.latches().size(); i++) {
            objects.add("CountDownLatch " + VariableNames.latch(i) + " = new CountDownLatch(" + program.latches().get(i) + ")");
        }
        for (String object : objects) {
            line(last + (statics ? object : object.substring(0, object.indexOf(" = "))) + ";");
        }
        handles();
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
        if (program.boxes().any()) {
            line("Box " + IntStream.range(0, BoxStatements.REFS).mapToObj(i -> VariableNames.ref(i) + " = null")
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
                cells.add(text(new Place.Element(i, Term.of(j))));
            }
        }
        for (int i = 0; i < program.atomics(); i++) {
            cells.add(text(new Place.Atomic(i)));
        }
        for (int i = 0; i < program.boxes().slots().size(); i++) {
            for (int j = 0; j < program.boxes().fields().size(); j++) {
                cells.add("Box.look(" + slot(i) + ", " + j + ")");
            }
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

    private String slot(int slot) {
        return (program.hasStaticSlots() ? "" : "s.") + VariableNames.slot(slot);
    }

    private void statement(int t, Stmt statement) {
        Place.Member member = statement.member();
        if (member == null) {
            plain(t, statement);
        } else {
            open("if (" + VariableNames.ref(member.ref()) + " != null)");
            plain(t, statement);
            close();
        }
    }

    private void plain(int t, Stmt statement) {
        if (statement instanceof Stmt.Read s) {
            line("r" + s.local() + " = " + text(s.from()) + ";");
        } else if (statement instanceof Stmt.Write s) {
            line(s.to() instanceof Place.Atomic atomic
                    ? shared(VariableNames.atomic(atomic.index())) + ".set(" + text(s.value()) + ");"
                    : text(s.to()) + " = " + text(s.value()) + ";");
        } else if (statement instanceof Stmt.Bump s) {
            line(s.place() instanceof Place.Atomic atomic
                    ? shared(VariableNames.atomic(atomic.index())) + ".set(" + text(s.place()) + " + " + s.by() + ");"
                    : text(s.place()) + " += " + s.by() + ";");
        } else if (statement instanceof Stmt.Add s) {
            line("r" + s.local() + " = " + shared(VariableNames.atomic(s.atomic())) + ".addAndGet(" + s.by() + ");");
        } else if (statement instanceof Stmt.Cas s) {
            line("r" + s.local() + " = " + update(s.place(), "compareAndSet") + text(s.expected()) + ", "
                    + text(s.value()) + ") ? 1 : 0;");
        } else if (statement instanceof Stmt.Exchange s) {
            String cast = s.place() instanceof Place.Atomic ? "" : "(int) ";
            line("r" + s.local() + " = " + cast + update(s.place(), s.add() ? "getAndAdd" : "getAndSet")
                    + text(s.value()) + ");");
        } else if (statement instanceof Stmt.Assign s) {
            line("r" + s.local() + " = " + text(s.value()) + ";");
        } else if (statement instanceof Stmt.Start s) {
            line(program.name() + " t" + s.thread() + " = new " + program.name() + "(\"t" + s.thread() + "\", "
                    + s.thread() + (statics ? "" : ", s") + ");");
            line("t" + s.thread() + ".start();");
        } else if (statement instanceof Stmt.New s) {
            line(VariableNames.ref(s.ref()) + " = " + (program.boxes().onePlace() ? "Box.make(" : "new Box(")
                    + (program.hasStaticSlots() ? "" : "s, ") + s.slot() + ", " + s.before()
                    + s.values().stream().map(value -> ", " + text(value)).collect(Collectors.joining()) + ");");
        } else if (statement instanceof Stmt.Load s) {
            line(VariableNames.ref(s.ref()) + " = " + slot(s.slot()) + ";");
        } else if (statement instanceof Stmt.Store s) {
            line(slot(s.slot()) + " = " + VariableNames.ref(s.ref()) + ";");
        } else if (statement instanceof Stmt.Same s) {
            line("r" + s.local() + " = " + VariableNames.ref(s.ref()) + " == " + VariableNames.ref(s.other()) + " ? 1 : 0;");
        } else {
            waiting(t, statement);
        }
    }

    /** A read-modify-write up to its values. */
    private String update(Place place, String method) {
        if (place instanceof Place.Atomic atomic) {
            return shared(VariableNames.atomic(atomic.index())) + "." + method + "(";
        }
        if (place instanceof Place.Field field) {
            return VariableNames.handle(program, field.index()) + "." + method + "(" + (statics ? "" : "s, ");
        }
        Place.Element element = (Place.Element) place;
        return VariableNames.elements() + "." + method + "(" + shared(VariableNames.array(element.array())) + ", " + index(element)
                + ", ";
    }

    private void waiting(int t, Stmt statement) {
        WaitText texts = new WaitText(t, this::shared);
        String wakes = texts.wakes(statement);
        if (wakes != null) {
            line(wakes);
        } else if (statement instanceof Stmt.Caught s) {
            int site = Waits.site(s.inner());
            guarded(t, texts.wait(s.inner()), "r" + s.local() + " = 1;", site);
        } else if (Waits.isOne(statement)) {
            int site = Waits.site(statement);
            if (uses.interrupts && Waits.throwsInterrupted(statement)) {
                guarded(t, texts.wait(statement), null, site);
            } else {
                recordAt(t, site);
                marked(texts.wait(statement), site);
            }
        } else {
            structured(t, statement);
        }
    }

    /** {@code handler} null: an interrupt fails the thread. */
    private void guarded(int t, String body, String handler, int site) {
        recordAt(t, site);
        open("try");
        marked(body, site);
        depth--;
        line("} catch (InterruptedException e) {");
        depth++;
        if (handler != null) {
            line(handler);
        } else {
            fail(t, site);
        }
        close();
    }

    private void fail(int t, int site) {
        record("failed(" + t + ", " + site + ")");
        line("throw new AssertionError(\"" + VariableNames.site(site) + "\");");
    }

    private void structured(int t, Stmt statement) {
        if (statement instanceof Stmt.If s) {
            open("if (" + text(s.condition()) + ")");
            block(t, s.then());
            otherwise(t, s.otherwise());
        } else if (statement instanceof Stmt.IfNull s) {
            open("if (" + VariableNames.ref(s.ref()) + " == null)");
            block(t, s.then());
            otherwise(t, s.otherwise());
        } else if (statement instanceof Stmt.SyncBox s) {
            open("if (" + VariableNames.ref(s.ref()) + " != null)");
            recordAt(t, s.site());
            open("synchronized (" + VariableNames.ref(s.ref()) + ")", s.site());
            block(t, s.body());
            close();
            close();
        } else if (statement instanceof Stmt.TryLocked s) {
            tryLocked(t, s);
        } else if (statement instanceof Stmt.TryRwLocked s) {
            open("if (" + rwLock(s.lock(), s.write()) + ".tryLock())");
            block(t, s.body());
            line(rwLock(s.lock(), s.write()) + ".unlock();");
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
            open("synchronized (" + shared(VariableNames.monitor(s.monitor())) + ")", s.site());
            block(t, s.body());
            close();
        } else if (statement instanceof Stmt.Locked s) {
            recordAt(t, s.site());
            marked(shared(VariableNames.lock(s.lock())) + ".lock();", s.site());
            locked(t, s.body(), s.unlock(), shared(VariableNames.lock(s.lock())));
        } else if (statement instanceof Stmt.RwLocked s) {
            recordAt(t, s.site());
            marked(rwLock(s.lock(), s.write()) + ".lock();", s.site());
            locked(t, s.body(), s.unlock(), rwLock(s.lock(), s.write()));
        } else if (statement instanceof Stmt.Check s) {
            open("if (!(" + text(s.condition()) + "))");
            fail(t, s.site());
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

    private void tryLocked(int t, Stmt.TryLocked s) {
        String lock = shared(VariableNames.lock(s.lock()));
        String attempt = lock + (s.timed() ? ".tryLock(1, TimeUnit.SECONDS)" : ".tryLock()");
        if (s.timed() && uses.interrupts) {
            String got = "i" + counters++;
            line("boolean " + got + " = false;");
            guarded(t, got + " = " + attempt + ";", null, s.site());
            attempt = got;
        }
        open("if (" + attempt + ")");
        block(t, s.body());
        line(lock + ".unlock();");
        otherwise(t, s.otherwise());
    }

    private void locked(int t, List<Stmt> body, Stmt.Unlock when, String lock) {
        if (when == Stmt.Unlock.FINALLY) {
            open("try");
            block(t, body);
            depth--;
            line("} finally {");
            depth++;
            line(lock + ".unlock();");
            close();
            return;
        }
        block(t, body);
        if (when == Stmt.Unlock.AFTER) {
            line(lock + ".unlock();");
        }
    }

    private String rwLock(int lock, boolean write) {
        return shared(VariableNames.rwLock(lock)) + (write ? ".writeLock()" : ".readLock()");
    }

    private String shared(String name) {
        return statics ? name : "s." + name;
    }

    private String text(Place place) {
        if (place instanceof Place.Field field) {
            return shared(VariableNames.field(program, field.index()));
        }
        if (place instanceof Place.Member member) {
            return VariableNames.ref(member.ref()) + "." + VariableNames.member(member.field());
        }
        if (place instanceof Place.Atomic atomic) {
            return shared(VariableNames.atomic(atomic.index())) + ".get()";
        }
        Place.Element element = (Place.Element) place;
        return shared(VariableNames.array(element.array())) + "[" + index(element) + "]";
    }

    private String index(Place.Element element) {
        String index = text(element.index());
        return element.index() instanceof Term.Constant
                ? index : index + " & " + (program.arrays().get(element.array()) - 1);
    }

    private static String text(Term expr) {
        if (expr instanceof Term.Constant constant) {
            return String.valueOf(constant.value());
        }
        if (expr instanceof Term.Input input) {
            return "Heddle.input(\"" + input.name() + "\", " + input.fallback() + ", 0, " + input.most() + ")";
        }
        Term.Local local = (Term.Local) expr;
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
        line(head + " { // " + VariableNames.site(site));
        depth++;
    }

    private void marked(String text, int site) {
        line(text + " // " + VariableNames.site(site));
    }

    private void close() {
        depth--;
        line("}");
    }

    private void line(String text) {
        out.append(text.isEmpty() ? "" : INDENT.repeat(depth)).append(text).append('\n');
    }
}
