package dev.heddle.oracle.program;

/** The statements with which a thread waits for something other than a lock. */
final class Waits {

    private Waits() {}

    static boolean isOne(Stmt statement) {
        return site(statement) >= 0;
    }

    /** Whether an interrupt ends it with an exception. */
    static boolean throwsInterrupted(Stmt statement) {
        return !(statement instanceof Stmt.Park)
                && !(statement instanceof Stmt.Timed timed && timed.inner() instanceof Stmt.Park);
    }

    /** Whether, with a limit of time, it tells if what it waited for has come. */
    static boolean tells(Stmt statement) {
        return statement instanceof Stmt.ConditionWait
                || statement instanceof Stmt.Acquire
                || statement instanceof Stmt.Await;
    }

    /** Its site; -1 for other statements. */
    static int site(Stmt statement) {
        if (statement instanceof Stmt.Timed s) {
            return site(s.inner());
        }
        if (statement instanceof Stmt.Wait s) {
            return s.site();
        }
        if (statement instanceof Stmt.ConditionWait s) {
            return s.site();
        }
        if (statement instanceof Stmt.Join s) {
            return s.site();
        }
        if (statement instanceof Stmt.Acquire s) {
            return s.site();
        }
        if (statement instanceof Stmt.Await s) {
            return s.site();
        }
        if (statement instanceof Stmt.Park s) {
            return s.site();
        }
        return statement instanceof Stmt.Sleep s ? s.site() : -1;
    }
}
