package dev.heddle.oracle.program;

import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes the statements of one thread. */
final class BodyEmitter {

    private final Program program;
    private final MethodVisitor code;
    private final Operands operands;
    private final WaitEmitter waits;
    private final boolean interrupts;
    private int line;

    BodyEmitter(Program program, int thread, MethodVisitor code, int line) {
        this.program = program;
        this.code = code;
        this.line = line;
        this.operands = new Operands(program, thread, code);
        this.waits = new WaitEmitter(program, operands);
        this.interrupts = Uses.of(program).interrupts;
    }

    private Program.Body body() {
        return program.threads().get(operands.thread);
    }

    void emit() {
        code.visitCode();
        operands.constant(operands.thread);
        operands.recorder("begun", "(I)V");
        for (int i = 0; i < body().locals(); i++) {
            operands.constant(0);
            operands.store(i);
        }
        for (int i = 0; program.boxes().any() && i < BoxStatements.REFS; i++) {
            code.visitInsn(Opcodes.ACONST_NULL);
            operands.storeRef(i);
        }
        block(body().statements());
        recordEnd();
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** Between {@code ending} and {@code ended} nothing counts as an operation of the thread. */
    private void recordEnd() {
        operands.recorder("ending", "()V");
        operands.constant(operands.thread);
        newArray(body().locals());
        for (int i = 0; i < body().locals(); i++) {
            openElement(i);
            operands.loadLocal(i);
            code.visitInsn(Opcodes.IASTORE);
        }
        newArray(program.fields().size() + program.arrays().stream().mapToInt(Integer::intValue).sum()
                + program.atomics() + program.boxes().slots().size() * program.boxes().fields().size());
        int n = 0;
        for (int i = 0; i < program.fields().size(); i++) {
            saveTo(n++, new Place.Field(i));
        }
        for (int i = 0; i < program.arrays().size(); i++) {
            for (int j = 0; j < program.arrays().get(i); j++) {
                saveTo(n++, new Place.Element(i, Term.of(j)));
            }
        }
        for (int i = 0; i < program.atomics(); i++) {
            saveTo(n++, new Place.Atomic(i));
        }
        for (int i = 0; i < program.boxes().slots().size(); i++) {
            for (int j = 0; j < program.boxes().fields().size(); j++) {
                openElement(n++);
                operands.loadSlot(i);
                operands.constant(j);
                code.visitMethodInsn(Opcodes.INVOKESTATIC, VariableNames.box(program), BoxEmitter.LOOK,
                        BoxEmitter.lookDescriptor(program), false);
                code.visitInsn(Opcodes.IASTORE);
            }
        }
        operands.recorder("ended", "(I[I[I)V");
    }

    private void newArray(int length) {
        operands.constant(length);
        code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_INT);
    }

    private void openElement(int index) {
        code.visitInsn(Opcodes.DUP);
        operands.constant(index);
    }

    private void saveTo(int index, Place place) {
        openElement(index);
        operands.owner(place);
        operands.read(place);
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
        Place.Member member = statement.member();
        if (member == null) {
            plain(statement);
        } else {
            Label without = new Label();
            operands.loadRef(member.ref());
            code.visitJumpInsn(Opcodes.IFNULL, without);
            plain(statement);
            code.visitLabel(without);
        }
    }

    private void plain(Stmt statement) {
        if (statement instanceof Stmt.Read s) {
            operands.owner(s.from());
            operands.read(s.from());
            operands.store(s.local());
        } else if (statement instanceof Stmt.Write s) {
            operands.owner(s.to());
            operands.value(s.value());
            operands.write(s.to());
        } else if (statement instanceof Stmt.Bump s) {
            bump(s);
        } else if (statement instanceof Stmt.Add s) {
            operands.reference(VariableNames.atomic(s.atomic()), Emitter.ATOMIC);
            operands.constant(s.by());
            operands.atomic("addAndGet", "(I)I");
            operands.store(s.local());
        } else if (statement instanceof Stmt.Cas s) {
            operands.target(s.place());
            operands.value(s.expected());
            operands.value(s.value());
            operands.update(s.place(), "compareAndSet", 2, "Z");
            operands.store(s.local());
        } else if (statement instanceof Stmt.Exchange s) {
            operands.target(s.place());
            operands.value(s.value());
            operands.update(s.place(), s.add() ? "getAndAdd" : "getAndSet", 1, "I");
            operands.store(s.local());
        } else if (statement instanceof Stmt.Assign s) {
            operands.value(s.value());
            operands.store(s.local());
        } else if (statement instanceof Stmt.Start s) {
            start(s.thread());
        } else if (statement instanceof Stmt.New s) {
            BoxEmitter.make(program, operands, s);
        } else if (statement instanceof Stmt.Load s) {
            operands.loadSlot(s.slot());
            operands.storeRef(s.ref());
        } else if (statement instanceof Stmt.Store s) {
            operands.storeSlot(s.slot(), s.ref());
        } else if (statement instanceof Stmt.Same s) {
            same(s);
        } else if (!waits.emit(statement)) {
            structured(statement);
        }
    }

    private void same(Stmt.Same s) {
        Label differ = new Label();
        Label end = new Label();
        operands.loadRef(s.ref());
        operands.loadRef(s.other());
        code.visitJumpInsn(Opcodes.IF_ACMPNE, differ);
        operands.constant(1);
        operands.store(s.local());
        code.visitJumpInsn(Opcodes.GOTO, end);
        code.visitLabel(differ);
        operands.constant(0);
        operands.store(s.local());
        code.visitLabel(end);
    }

    private void structured(Stmt statement) {
        if (statement instanceof Stmt.If s) {
            Label otherwise = new Label();
            operands.unless(s.condition(), otherwise);
            choice(() -> block(s.then()), otherwise, s.otherwise());
        } else if (statement instanceof Stmt.IfNull s) {
            Label otherwise = new Label();
            operands.loadRef(s.ref());
            code.visitJumpInsn(Opcodes.IFNONNULL, otherwise);
            choice(() -> block(s.then()), otherwise, s.otherwise());
        } else if (statement instanceof Stmt.SyncBox s) {
            Label without = new Label();
            operands.loadRef(s.ref());
            code.visitJumpInsn(Opcodes.IFNULL, without);
            sync(s.site(), () -> operands.loadRef(s.ref()), s.body());
            code.visitLabel(without);
        } else if (statement instanceof Stmt.TryLocked s) {
            tryLocked(s);
        } else if (statement instanceof Stmt.TryRwLocked s) {
            Label otherwise = new Label();
            rwLock(s.lock(), s.write(), "tryLock", "()Z");
            code.visitJumpInsn(Opcodes.IFEQ, otherwise);
            choice(() -> {
                block(s.body());
                rwLock(s.lock(), s.write(), "unlock", "()V");
            }, otherwise, s.otherwise());
        } else if (statement instanceof Stmt.Repeat s) {
            int counter = operands.newSlot();
            Label again = new Label();
            Label done = new Label();
            operands.constant(0);
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
            sync(s.site(), () -> operands.reference(VariableNames.monitor(s.monitor()), Emitter.OBJECT), s.body());
        } else if (statement instanceof Stmt.Locked s) {
            operands.recordAt(s.site());
            lock(s.lock(), "lock");
            locked(s.body(), s.unlock(), () -> lock(s.lock(), "unlock"));
        } else if (statement instanceof Stmt.RwLocked s) {
            operands.recordAt(s.site());
            rwLock(s.lock(), s.write(), "lock", "()V");
            locked(s.body(), s.unlock(), () -> rwLock(s.lock(), s.write(), "unlock", "()V"));
        } else if (statement instanceof Stmt.Check s) {
            Label failed = new Label();
            Label passed = new Label();
            operands.unless(s.condition(), failed);
            code.visitJumpInsn(Opcodes.GOTO, passed);
            code.visitLabel(failed);
            operands.fail(s.site());
            code.visitLabel(passed);
        } else {
            throw new IllegalArgumentException(String.valueOf(statement));
        }
    }

    private void bump(Stmt.Bump s) {
        operands.owner(s.place());
        if (s.place() instanceof Place.Element) {
            code.visitInsn(Opcodes.DUP2);
        } else if (!(s.place() instanceof Place.Field) || !operands.statics) {
            code.visitInsn(Opcodes.DUP);
        }
        operands.read(s.place());
        operands.constant(s.by());
        code.visitInsn(Opcodes.IADD);
        operands.write(s.place());
    }

    private void start(int started) {
        code.visitTypeInsn(Opcodes.NEW, program.name());
        code.visitInsn(Opcodes.DUP);
        code.visitLdcInsn("t" + started);
        operands.constant(started);
        if (!operands.statics) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
        }
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, program.name(), "<init>", Emitter.constructorDescriptor(program),
                false);
        code.visitInsn(Opcodes.DUP);
        operands.storeThread(started);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, program.name(), "start", "()V", false);
    }

    private void choice(Runnable then, Label otherwise, List<Stmt> otherwiseBlock) {
        Label end = new Label();
        then.run();
        code.visitJumpInsn(Opcodes.GOTO, end);
        code.visitLabel(otherwise);
        block(otherwiseBlock);
        code.visitLabel(end);
    }

    private void tryLocked(Stmt.TryLocked s) {
        Label otherwise = new Label();
        if (!s.timed()) {
            operands.call(VariableNames.lock(s.lock()), Emitter.LOCK, "tryLock", "()Z");
        } else if (interrupts) {
            int got = operands.newSlot();
            operands.constant(0);
            code.visitVarInsn(Opcodes.ISTORE, got);
            waits.guarded(() -> {
                waits.tryLock(s.lock());
                code.visitVarInsn(Opcodes.ISTORE, got);
            }, () -> operands.fail(s.site()), s.site());
            code.visitVarInsn(Opcodes.ILOAD, got);
        } else {
            waits.tryLock(s.lock());
        }
        code.visitJumpInsn(Opcodes.IFEQ, otherwise);
        choice(() -> {
            block(s.body());
            lock(s.lock(), "unlock");
        }, otherwise, s.otherwise());
    }

    private void loop(Stmt.While s) {
        int counter = operands.newSlot();
        Label again = new Label();
        Label done = new Label();
        operands.constant(0);
        code.visitVarInsn(Opcodes.ISTORE, counter);
        code.visitLabel(again);
        if (s.most() > 0) {
            unlessBelow(counter, s.most(), done);
        }
        operands.owner(s.place());
        operands.read(s.place());
        operands.store(s.local());
        operands.unless(new Condition(Term.local(s.local()), s.comparison(), Term.of(s.constant())), done);
        block(s.body());
        code.visitIincInsn(counter, 1);
        code.visitJumpInsn(Opcodes.GOTO, again);
        code.visitLabel(done);
    }

    private void unlessBelow(int counter, int limit, Label target) {
        code.visitVarInsn(Opcodes.ILOAD, counter);
        operands.constant(limit);
        code.visitJumpInsn(Opcodes.IF_ICMPGE, target);
    }

    private void sync(int site, Runnable loadMonitor, List<Stmt> body) {
        int monitor = operands.newSlot();
        Label start = new Label();
        Label end = new Label();
        Label handler = new Label();
        Label handled = new Label();
        Label after = new Label();
        operands.recordAt(site);
        loadMonitor.run();
        code.visitInsn(Opcodes.DUP);
        code.visitVarInsn(Opcodes.ASTORE, monitor);
        code.visitInsn(Opcodes.MONITORENTER);
        code.visitLabel(start);
        block(body);
        code.visitVarInsn(Opcodes.ALOAD, monitor);
        code.visitInsn(Opcodes.MONITOREXIT);
        code.visitLabel(end);
        code.visitJumpInsn(Opcodes.GOTO, after);
        int thrown = operands.newSlot();
        code.visitLabel(handler);
        code.visitVarInsn(Opcodes.ASTORE, thrown);
        code.visitVarInsn(Opcodes.ALOAD, monitor);
        code.visitInsn(Opcodes.MONITOREXIT);
        code.visitLabel(handled);
        code.visitVarInsn(Opcodes.ALOAD, thrown);
        code.visitInsn(Opcodes.ATHROW);
        code.visitLabel(after);
        // Behind those of the body: the first that fits is taken.
        code.visitTryCatchBlock(start, end, handler, null);
        code.visitTryCatchBlock(handler, handled, handler, null);
    }

    private void locked(List<Stmt> body, Stmt.Unlock when, Runnable unlock) {
        if (when == Stmt.Unlock.FINALLY && !body.isEmpty()) {
            Label start = new Label();
            Label end = new Label();
            Label handler = new Label();
            Label after = new Label();
            code.visitLabel(start);
            block(body);
            code.visitLabel(end);
            unlock.run();
            code.visitJumpInsn(Opcodes.GOTO, after);
            int thrown = operands.newSlot();
            code.visitLabel(handler);
            code.visitVarInsn(Opcodes.ASTORE, thrown);
            unlock.run();
            code.visitVarInsn(Opcodes.ALOAD, thrown);
            code.visitInsn(Opcodes.ATHROW);
            code.visitLabel(after);
            code.visitTryCatchBlock(start, end, handler, null);
            return;
        }
        block(body);
        if (when != Stmt.Unlock.NEVER) {
            unlock.run();
        }
    }

    private void lock(int lock, String method) {
        operands.call(VariableNames.lock(lock), Emitter.LOCK, method);
    }

    private void rwLock(int lock, boolean write, String method, String descriptor) {
        String type = Emitter.RW_LOCK + (write ? "$WriteLock" : "$ReadLock");
        operands.call(VariableNames.rwLock(lock), Emitter.RW_LOCK, write ? "writeLock" : "readLock", "()L" + type + ";");
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, type, method, descriptor, false);
    }
}
