package dev.heddle.oracle.program;

import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** Writes the statements with which a thread waits, and those that let others go on. */
final class WaitEmitter {

    private static final String LOCK_SUPPORT = "java/util/concurrent/locks/LockSupport";
    private static final String INTERRUPTED = "java/lang/InterruptedException";
    private static final String UNIT = "java/util/concurrent/TimeUnit";
    private static final String TIMED = "(JL" + UNIT + ";)Z";

    private final Operands operands;
    private final String type;
    private final boolean interrupts;

    WaitEmitter(Program program, Operands operands) {
        this.operands = operands;
        this.type = program.name();
        this.interrupts = Uses.of(program).interrupts;
    }

    /** Writes the statement if it is one of these. */
    boolean emit(Stmt statement) {
        if (statement instanceof Stmt.Caught s) {
            int site = Waits.site(s.inner());
            guarded(() -> bare(s.inner()), () -> {
                operands.constant(1);
                operands.store(s.local());
            }, site);
        } else if (Waits.isOne(statement)) {
            if (interrupts && Waits.throwsInterrupted(statement)) {
                int site = Waits.site(statement);
                guarded(() -> bare(statement), () -> operands.fail(site), site);
            } else {
                operands.recordAt(Waits.site(statement));
                bare(statement);
            }
        } else {
            return wakes(statement);
        }
        return true;
    }

    /** Writes something that can be interrupted and what is done if it is. */
    void guarded(Runnable body, Runnable handler, int site) {
        Label start = new Label();
        Label end = new Label();
        Label caught = new Label();
        Label after = new Label();
        operands.recordAt(site);
        operands.code.visitLabel(start);
        body.run();
        operands.code.visitLabel(end);
        operands.code.visitJumpInsn(Opcodes.GOTO, after);
        operands.code.visitLabel(caught);
        operands.code.visitInsn(Opcodes.POP);
        handler.run();
        operands.code.visitLabel(after);
        operands.code.visitTryCatchBlock(start, end, caught, INTERRUPTED);
    }

    private void bare(Stmt statement) {
        if (statement instanceof Stmt.Timed s) {
            timed(s);
        } else if (statement instanceof Stmt.Wait s) {
            operands.call(VariableNames.monitor(s.monitor()), Emitter.OBJECT, "wait");
        } else if (statement instanceof Stmt.ConditionWait s) {
            condition(s.lock(), "await", "()V");
        } else if (statement instanceof Stmt.Join s) {
            operands.loadThread(s.thread());
            operands.code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, type, "join", "()V", false);
        } else if (statement instanceof Stmt.Acquire s) {
            operands.call(VariableNames.semaphore(s.semaphore()), Emitter.SEMAPHORE, "acquire");
        } else if (statement instanceof Stmt.Await s) {
            operands.call(VariableNames.latch(s.latch()), Emitter.LATCH, "await");
        } else if (statement instanceof Stmt.Park) {
            operands.code.visitMethodInsn(Opcodes.INVOKESTATIC, LOCK_SUPPORT, "park", "()V", false);
        } else {
            operands.code.visitInsn(Opcodes.LCONST_1);
            operands.code.visitMethodInsn(Opcodes.INVOKESTATIC, Operands.THREAD, "sleep", "(J)V", false);
        }
    }

    private void timed(Stmt.Timed timed) {
        if (timed.inner() instanceof Stmt.Wait s) {
            operands.reference(VariableNames.monitor(s.monitor()), Emitter.OBJECT);
            operands.code.visitInsn(Opcodes.LCONST_1);
            operands.code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Emitter.OBJECT, "wait", "(J)V", false);
        } else if (timed.inner() instanceof Stmt.Join s) {
            operands.loadThread(s.thread());
            operands.code.visitInsn(Opcodes.LCONST_1);
            operands.code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, type, "join", "(J)V", false);
        } else if (timed.inner() instanceof Stmt.Park) {
            operands.code.visitInsn(Opcodes.LCONST_1);
            operands.code.visitMethodInsn(Opcodes.INVOKESTATIC, LOCK_SUPPORT, "parkNanos", "(J)V", false);
        } else {
            if (timed.inner() instanceof Stmt.ConditionWait s) {
                operands.reference(VariableNames.condition(s.lock()), Emitter.CONDITION);
                time();
                operands.code.visitMethodInsn(Opcodes.INVOKEINTERFACE, Emitter.CONDITION, "await", TIMED, true);
            } else if (timed.inner() instanceof Stmt.Acquire s) {
                operands.reference(VariableNames.semaphore(s.semaphore()), Emitter.SEMAPHORE);
                time();
                operands.code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Emitter.SEMAPHORE, "tryAcquire", TIMED, false);
            } else {
                operands.reference(VariableNames.latch(((Stmt.Await) timed.inner()).latch()), Emitter.LATCH);
                time();
                operands.code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Emitter.LATCH, "await", TIMED, false);
            }
            operands.store(timed.local());
        }
    }

    /** {@code lock.tryLock} with some time. */
    void tryLock(int lock) {
        operands.reference(VariableNames.lock(lock), Emitter.LOCK);
        time();
        operands.code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Emitter.LOCK, "tryLock", TIMED, false);
    }

    private void time() {
        operands.code.visitInsn(Opcodes.LCONST_1);
        operands.code.visitFieldInsn(Opcodes.GETSTATIC, UNIT, "SECONDS", "L" + UNIT + ";");
    }

    private void condition(int lock, String method, String descriptor) {
        operands.reference(VariableNames.condition(lock), Emitter.CONDITION);
        operands.code.visitMethodInsn(Opcodes.INVOKEINTERFACE, Emitter.CONDITION, method, descriptor, true);
    }

    private boolean wakes(Stmt statement) {
        if (statement instanceof Stmt.Notify s) {
            operands.call(VariableNames.monitor(s.monitor()), Emitter.OBJECT, s.all() ? "notifyAll" : "notify");
        } else if (statement instanceof Stmt.Signal s) {
            condition(s.lock(), s.all() ? "signalAll" : "signal", "()V");
        } else if (statement instanceof Stmt.Release s) {
            operands.call(VariableNames.semaphore(s.semaphore()), Emitter.SEMAPHORE, "release");
        } else if (statement instanceof Stmt.CountDown s) {
            operands.call(VariableNames.latch(s.latch()), Emitter.LATCH, "countDown");
        } else if (statement instanceof Stmt.Unpark s) {
            operands.loadThread(s.thread());
            operands.code.visitMethodInsn(Opcodes.INVOKESTATIC, LOCK_SUPPORT, "unpark", "(Ljava/lang/Thread;)V", false);
        } else if (statement instanceof Stmt.Interrupt s) {
            if (s.thread() == operands.thread) {
                currentThread();
            } else {
                operands.loadThread(s.thread());
            }
            operands.code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Operands.THREAD, "interrupt", "()V", false);
        } else if (statement instanceof Stmt.LookInterrupted s) {
            if (s.clear()) {
                operands.code.visitMethodInsn(Opcodes.INVOKESTATIC, Operands.THREAD, "interrupted", "()Z", false);
            } else {
                currentThread();
                operands.code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Operands.THREAD, "isInterrupted", "()Z", false);
            }
            operands.store(s.local());
        } else {
            return false;
        }
        return true;
    }

    private void currentThread() {
        operands.code.visitMethodInsn(
                Opcodes.INVOKESTATIC, Operands.THREAD, "currentThread", "()Ljava/lang/Thread;", false);
    }
}
