package dev.heddle.oracle.program;

import dev.heddle.oracle.program.Condition.Comparison;
import dev.heddle.oracle.program.Program.Layout;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes the statements of one thread. */
final class BodyEmitter {

    private static final String LOCK_SUPPORT = "java/util/concurrent/locks/LockSupport";
    private static final String ERROR = "java/lang/AssertionError";

    private final Program program;
    private final int thread;
    private final MethodVisitor code;
    private final boolean statics;
    /** Slot of the first local variable, after the object with the shared variables. */
    private final int firstLocal;
    private final int firstThread;
    private int nextSlot;
    private int line;

    BodyEmitter(Program program, int thread, MethodVisitor code, int line) {
        this.program = program;
        this.thread = thread;
        this.code = code;
        this.line = line;
        this.statics = program.layout() == Layout.STATIC;
        this.firstLocal = statics ? 0 : 1;
        this.firstThread = firstLocal + body().locals();
        this.nextSlot = firstThread + program.threads().size();
    }

    private Program.Body body() {
        return program.threads().get(thread);
    }

    void emit() {
        code.visitCode();
        constant(thread);
        recorder("begun", "(I)V");
        for (int i = 0; i < body().locals(); i++) {
            constant(0);
            code.visitVarInsn(Opcodes.ISTORE, firstLocal + i);
        }
        block(body().statements());
        recordEnd();
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void recorder(String method, String descriptor) {
        code.visitMethodInsn(Opcodes.INVOKESTATIC, Emitter.RECORDER, method, descriptor, false);
    }

    /** Between {@code ending} and {@code ended} nothing counts as an operation of the thread. */
    private void recordEnd() {
        recorder("ending", "()V");
        constant(thread);
        newArray(body().locals());
        for (int i = 0; i < body().locals(); i++) {
            openElement(i);
            code.visitVarInsn(Opcodes.ILOAD, firstLocal + i);
            code.visitInsn(Opcodes.IASTORE);
        }
        newArray(program.fields().size() + program.arrays().stream().mapToInt(Integer::intValue).sum()
                + program.atomics());
        int n = 0;
        for (int i = 0; i < program.fields().size(); i++) {
            saveTo(n++, new Place.Field(i));
        }
        for (int i = 0; i < program.arrays().size(); i++) {
            for (int j = 0; j < program.arrays().get(i); j++) {
                saveTo(n++, new Place.Element(i, Expr.of(j)));
            }
        }
        for (int i = 0; i < program.atomics(); i++) {
            saveTo(n++, new Place.Atomic(i));
        }
        recorder("ended", "(I[I[I)V");
    }

    private void newArray(int length) {
        constant(length);
        code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_INT);
    }

    private void openElement(int index) {
        code.visitInsn(Opcodes.DUP);
        constant(index);
    }

    private void saveTo(int index, Place place) {
        openElement(index);
        owner(place);
        read(place);
        code.visitInsn(Opcodes.IASTORE);
    }

    private void block(List<Stmt> statements) {
        for (Stmt statement : statements) {
            Label start = new Label();
            code.visitLabel(start);
            code.visitLineNumber(line++, start);
            statement(statement);
        }
    }

    private void statement(Stmt statement) {
        if (statement instanceof Stmt.Read s) {
            owner(s.from());
            read(s.from());
            store(s.local());
        } else if (statement instanceof Stmt.Write s) {
            owner(s.to());
            value(s.value());
            write(s.to());
        } else if (statement instanceof Stmt.Bump s) {
            bump(s);
        } else if (statement instanceof Stmt.Add s) {
            reference(Names.atomic(s.atomic()), Emitter.ATOMIC);
            constant(s.by());
            atomic("addAndGet", "(I)I");
            store(s.local());
        } else if (statement instanceof Stmt.Cas s) {
            reference(Names.atomic(s.atomic()), Emitter.ATOMIC);
            value(s.expected());
            value(s.value());
            atomic("compareAndSet", "(II)Z");
            store(s.local());
        } else if (statement instanceof Stmt.Assign s) {
            value(s.value());
            store(s.local());
        } else if (statement instanceof Stmt.Notify s) {
            call(Names.monitor(s.monitor()), Emitter.OBJECT, s.all() ? "notifyAll" : "notify");
        } else if (statement instanceof Stmt.Wait s) {
            recordAt(s.site());
            call(Names.monitor(s.monitor()), Emitter.OBJECT, "wait");
        } else if (statement instanceof Stmt.Start s) {
            start(s.thread());
        } else if (statement instanceof Stmt.Join s) {
            recordAt(s.site());
            code.visitVarInsn(Opcodes.ALOAD, firstThread + s.thread());
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, program.name(), "join", "()V", false);
        } else {
            synchronizer(statement);
        }
    }

    private void synchronizer(Stmt statement) {
        if (statement instanceof Stmt.Acquire s) {
            recordAt(s.site());
            call(Names.semaphore(s.semaphore()), Emitter.SEMAPHORE, "acquire");
        } else if (statement instanceof Stmt.Release s) {
            call(Names.semaphore(s.semaphore()), Emitter.SEMAPHORE, "release");
        } else if (statement instanceof Stmt.Await s) {
            recordAt(s.site());
            call(Names.latch(s.latch()), Emitter.LATCH, "await");
        } else if (statement instanceof Stmt.CountDown s) {
            call(Names.latch(s.latch()), Emitter.LATCH, "countDown");
        } else if (statement instanceof Stmt.Park s) {
            recordAt(s.site());
            code.visitMethodInsn(Opcodes.INVOKESTATIC, LOCK_SUPPORT, "park", "()V", false);
        } else if (statement instanceof Stmt.Unpark s) {
            code.visitVarInsn(Opcodes.ALOAD, firstThread + s.thread());
            code.visitMethodInsn(Opcodes.INVOKESTATIC, LOCK_SUPPORT, "unpark", "(Ljava/lang/Thread;)V", false);
        } else {
            structured(statement);
        }
    }

    private void call(String field, String type, String method) {
        reference(field, type);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, type, method, "()V", false);
    }

    private void structured(Stmt statement) {
        if (statement instanceof Stmt.If s) {
            Label otherwise = new Label();
            unless(s.condition(), otherwise);
            choice(s.then(), otherwise, s.otherwise());
        } else if (statement instanceof Stmt.TryLocked s) {
            tryLocked(s);
        } else if (statement instanceof Stmt.Repeat s) {
            int counter = nextSlot++;
            Label again = new Label();
            Label done = new Label();
            constant(0);
            code.visitVarInsn(Opcodes.ISTORE, counter);
            code.visitLabel(again);
            unlessBelow(counter, s.times(), done);
            block(s.body());
            code.visitIincInsn(counter, 1);
            code.visitJumpInsn(Opcodes.GOTO, again);
            code.visitLabel(done);
        } else if (statement instanceof Stmt.While s) {
            loop(s);
        } else if (statement instanceof Stmt.Sync s) {
            sync(s);
        } else if (statement instanceof Stmt.Locked s) {
            locked(s);
        } else if (statement instanceof Stmt.Check s) {
            check(s);
        } else {
            throw new IllegalArgumentException(String.valueOf(statement));
        }
    }

    private void bump(Stmt.Bump s) {
        owner(s.place());
        if (s.place() instanceof Place.Element) {
            code.visitInsn(Opcodes.DUP2);
        } else if (!(s.place() instanceof Place.Field) || !statics) {
            code.visitInsn(Opcodes.DUP);
        }
        read(s.place());
        constant(s.by());
        code.visitInsn(Opcodes.IADD);
        write(s.place());
    }

    private void start(int started) {
        code.visitTypeInsn(Opcodes.NEW, program.name());
        code.visitInsn(Opcodes.DUP);
        code.visitLdcInsn("t" + started);
        constant(started);
        if (!statics) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
        }
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, program.name(), "<init>", Emitter.constructorDescriptor(program),
                false);
        code.visitInsn(Opcodes.DUP);
        code.visitVarInsn(Opcodes.ASTORE, firstThread + started);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, program.name(), "start", "()V", false);
    }

    private void choice(List<Stmt> then, Label otherwise, List<Stmt> otherwiseBlock) {
        Label end = new Label();
        block(then);
        code.visitJumpInsn(Opcodes.GOTO, end);
        code.visitLabel(otherwise);
        block(otherwiseBlock);
        code.visitLabel(end);
    }

    private void tryLocked(Stmt.TryLocked s) {
        Label otherwise = new Label();
        Label end = new Label();
        reference(Names.lock(s.lock()), Emitter.LOCK);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Emitter.LOCK, "tryLock", "()Z", false);
        code.visitJumpInsn(Opcodes.IFEQ, otherwise);
        block(s.body());
        lock(s.lock(), "unlock");
        code.visitJumpInsn(Opcodes.GOTO, end);
        code.visitLabel(otherwise);
        block(s.otherwise());
        code.visitLabel(end);
    }

    private void loop(Stmt.While s) {
        int counter = nextSlot++;
        Label again = new Label();
        Label done = new Label();
        constant(0);
        code.visitVarInsn(Opcodes.ISTORE, counter);
        code.visitLabel(again);
        if (s.most() > 0) {
            unlessBelow(counter, s.most(), done);
        }
        owner(s.place());
        read(s.place());
        store(s.local());
        unless(new Condition(Expr.local(s.local()), s.comparison(), Expr.of(s.constant())), done);
        block(s.body());
        code.visitIincInsn(counter, 1);
        code.visitJumpInsn(Opcodes.GOTO, again);
        code.visitLabel(done);
    }

    private void sync(Stmt.Sync s) {
        int monitor = nextSlot++;
        Label start = new Label();
        Label end = new Label();
        Label handler = new Label();
        Label handled = new Label();
        Label after = new Label();
        code.visitTryCatchBlock(start, end, handler, null);
        code.visitTryCatchBlock(handler, handled, handler, null);
        recordAt(s.site());
        reference(Names.monitor(s.monitor()), Emitter.OBJECT);
        code.visitInsn(Opcodes.DUP);
        code.visitVarInsn(Opcodes.ASTORE, monitor);
        code.visitInsn(Opcodes.MONITORENTER);
        code.visitLabel(start);
        block(s.body());
        code.visitVarInsn(Opcodes.ALOAD, monitor);
        code.visitInsn(Opcodes.MONITOREXIT);
        code.visitLabel(end);
        code.visitJumpInsn(Opcodes.GOTO, after);
        int thrown = nextSlot++;
        code.visitLabel(handler);
        code.visitVarInsn(Opcodes.ASTORE, thrown);
        code.visitVarInsn(Opcodes.ALOAD, monitor);
        code.visitInsn(Opcodes.MONITOREXIT);
        code.visitLabel(handled);
        code.visitVarInsn(Opcodes.ALOAD, thrown);
        code.visitInsn(Opcodes.ATHROW);
        code.visitLabel(after);
    }

    private void locked(Stmt.Locked s) {
        recordAt(s.site());
        lock(s.lock(), "lock");
        if (s.unlock() == Stmt.Unlock.FINALLY && !s.body().isEmpty()) {
            Label start = new Label();
            Label end = new Label();
            Label handler = new Label();
            Label after = new Label();
            code.visitTryCatchBlock(start, end, handler, null);
            code.visitLabel(start);
            block(s.body());
            code.visitLabel(end);
            lock(s.lock(), "unlock");
            code.visitJumpInsn(Opcodes.GOTO, after);
            int thrown = nextSlot++;
            code.visitLabel(handler);
            code.visitVarInsn(Opcodes.ASTORE, thrown);
            lock(s.lock(), "unlock");
            code.visitVarInsn(Opcodes.ALOAD, thrown);
            code.visitInsn(Opcodes.ATHROW);
            code.visitLabel(after);
            return;
        }
        block(s.body());
        if (s.unlock() != Stmt.Unlock.NEVER) {
            lock(s.lock(), "unlock");
        }
    }

    private void check(Stmt.Check s) {
        Label failed = new Label();
        Label passed = new Label();
        unless(s.condition(), failed);
        code.visitJumpInsn(Opcodes.GOTO, passed);
        code.visitLabel(failed);
        constant(thread);
        constant(s.site());
        recorder("failed", "(II)V");
        code.visitTypeInsn(Opcodes.NEW, ERROR);
        code.visitInsn(Opcodes.DUP);
        code.visitLdcInsn(Names.site(s.site()));
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, ERROR, "<init>", "(Ljava/lang/Object;)V", false);
        code.visitInsn(Opcodes.ATHROW);
        code.visitLabel(passed);
    }

    private void recordAt(int site) {
        constant(thread);
        constant(site);
        recorder("at", "(II)V");
    }

    private void unless(Condition condition, Label target) {
        value(condition.left());
        value(condition.right());
        code.visitJumpInsn(opposite(condition.comparison()), target);
    }

    private static int opposite(Comparison comparison) {
        return switch (comparison) {
            case EQUAL -> Opcodes.IF_ICMPNE;
            case DIFFERENT -> Opcodes.IF_ICMPEQ;
            case LESS -> Opcodes.IF_ICMPGE;
        };
    }

    private void unlessBelow(int counter, int limit, Label target) {
        code.visitVarInsn(Opcodes.ILOAD, counter);
        constant(limit);
        code.visitJumpInsn(Opcodes.IF_ICMPGE, target);
    }

    private void constant(int value) {
        if (value >= -1 && value <= 5) {
            code.visitInsn(Opcodes.ICONST_0 + value);
        } else if (value >= Byte.MIN_VALUE && value <= Byte.MAX_VALUE) {
            code.visitIntInsn(Opcodes.BIPUSH, value);
        } else {
            code.visitLdcInsn(value);
        }
    }

    private void value(Expr expr) {
        if (expr instanceof Expr.Constant constant) {
            constant(constant.value());
        } else if (expr instanceof Expr.Input input) {
            constant(input.value());
        } else {
            Expr.Local local = (Expr.Local) expr;
            code.visitVarInsn(Opcodes.ILOAD, firstLocal + local.index());
            if (local.add() != 0) {
                constant(local.add());
                code.visitInsn(Opcodes.IADD);
            }
        }
    }

    private void store(int local) {
        code.visitVarInsn(Opcodes.ISTORE, firstLocal + local);
    }

    private void reference(String field, String type) {
        load(field, "L" + type + ";");
    }

    private void load(String field, String descriptor) {
        if (statics) {
            code.visitFieldInsn(Opcodes.GETSTATIC, program.name(), field, descriptor);
        } else {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitFieldInsn(Opcodes.GETFIELD, program.name(), field, descriptor);
        }
    }

    /** What stands on the stack before a place is read or written. */
    private void owner(Place place) {
        if (place instanceof Place.Element element) {
            load(Names.array(element.array()), "[I");
            value(element.index());
            if (!(element.index() instanceof Expr.Constant)) {
                constant(program.arrays().get(element.array()) - 1);
                code.visitInsn(Opcodes.IAND);
            }
        } else if (place instanceof Place.Atomic atomic) {
            reference(Names.atomic(atomic.index()), Emitter.ATOMIC);
        } else if (!statics) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
        }
    }

    private void read(Place place) {
        if (place instanceof Place.Element) {
            code.visitInsn(Opcodes.IALOAD);
        } else if (place instanceof Place.Atomic) {
            atomic("get", "()I");
        } else {
            field(statics ? Opcodes.GETSTATIC : Opcodes.GETFIELD, (Place.Field) place);
        }
    }

    private void write(Place place) {
        if (place instanceof Place.Element) {
            code.visitInsn(Opcodes.IASTORE);
        } else if (place instanceof Place.Atomic) {
            atomic("set", "(I)V");
        } else {
            field(statics ? Opcodes.PUTSTATIC : Opcodes.PUTFIELD, (Place.Field) place);
        }
    }

    private void field(int opcode, Place.Field field) {
        code.visitFieldInsn(opcode, program.name(), Names.field(program, field.index()), "I");
    }

    private void atomic(String method, String descriptor) {
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Emitter.ATOMIC, method, descriptor, false);
    }

    private void lock(int lock, String method) {
        call(Names.lock(lock), Emitter.LOCK, method);
    }
}
