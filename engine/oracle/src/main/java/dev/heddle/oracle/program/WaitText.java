package dev.heddle.oracle.program;

import java.util.function.UnaryOperator;

/** The source of statements with which a thread waits, and of those that let others go on. */
final class WaitText {

    private final int thread;
    private final UnaryOperator<String> shared;

    /**
     * Makes one for a thread.
     *
     * @param shared turns the name of a shared variable into what the code calls it
     */
    WaitText(int thread, UnaryOperator<String> shared) {
        this.thread = thread;
        this.shared = shared;
    }

    private String shared(String name) {
        return shared.apply(name);
    }

    /** The source of a wait. */
    String wait(Stmt statement) {
        if (statement instanceof Stmt.Timed s) {
            return timed(s);
        }
        if (statement instanceof Stmt.Wait s) {
            return shared(VariableNames.monitor(s.monitor())) + ".wait();";
        }
        if (statement instanceof Stmt.ConditionWait s) {
            return shared(VariableNames.condition(s.lock())) + ".await();";
        }
        if (statement instanceof Stmt.Join s) {
            return "t" + s.thread() + ".join();";
        }
        if (statement instanceof Stmt.Acquire s) {
            return shared(VariableNames.semaphore(s.semaphore())) + ".acquire();";
        }
        if (statement instanceof Stmt.Await s) {
            return shared(VariableNames.latch(s.latch())) + ".await();";
        }
        return statement instanceof Stmt.Park ? "LockSupport.park();" : "Thread.sleep(1);";
    }

    private String timed(Stmt.Timed timed) {
        if (timed.inner() instanceof Stmt.Wait s) {
            return shared(VariableNames.monitor(s.monitor())) + ".wait(1);";
        }
        if (timed.inner() instanceof Stmt.Join s) {
            return "t" + s.thread() + ".join(1);";
        }
        if (timed.inner() instanceof Stmt.Park) {
            return "LockSupport.parkNanos(1);";
        }
        String call;
        if (timed.inner() instanceof Stmt.ConditionWait s) {
            call = shared(VariableNames.condition(s.lock())) + ".await";
        } else if (timed.inner() instanceof Stmt.Acquire s) {
            call = shared(VariableNames.semaphore(s.semaphore())) + ".tryAcquire";
        } else {
            call = shared(VariableNames.latch(((Stmt.Await) timed.inner()).latch())) + ".await";
        }
        return "r" + timed.local() + " = " + call + "(1, TimeUnit.SECONDS) ? 1 : 0;";
    }

    /** The source of a statement that lets others go on, or null. */
    String wakes(Stmt statement) {
        if (statement instanceof Stmt.Notify s) {
            return shared(VariableNames.monitor(s.monitor())) + (s.all() ? ".notifyAll();" : ".notify();");
        }
        if (statement instanceof Stmt.Signal s) {
            return shared(VariableNames.condition(s.lock())) + (s.all() ? ".signalAll();" : ".signal();");
        }
        if (statement instanceof Stmt.Release s) {
            return shared(VariableNames.semaphore(s.semaphore())) + ".release();";
        }
        if (statement instanceof Stmt.CountDown s) {
            return shared(VariableNames.latch(s.latch())) + ".countDown();";
        }
        if (statement instanceof Stmt.Unpark s) {
            return "LockSupport.unpark(t" + s.thread() + ");";
        }
        if (statement instanceof Stmt.Interrupt s) {
            return (s.thread() == thread ? "Thread.currentThread()" : "t" + s.thread()) + ".interrupt();";
        }
        if (statement instanceof Stmt.LookInterrupted s) {
            return "r" + s.local() + " = "
                    + (s.clear() ? "Thread.interrupted()" : "Thread.currentThread().isInterrupted()") + " ? 1 : 0;";
        }
        return null;
    }
}
