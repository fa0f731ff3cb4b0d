package dev.heddle.engine.symbolic.solver;

import java.io.IOException;

/**
 * One solver process and the sessions that it serves, one question at a time. All share one unless they want to be answered at the
 * same time.
 */
public final class SolverHost {

    static final SolverHost SHARED = new SolverHost();

    private volatile SolverProcess process;
    /** The session that the process was told to go on with. */
    private RemoteSession selected;

    /** The process that serves now; null if there is none. */
    SolverProcess process() {
        return process;
    }

    /** The process, with a session selected; one that has ended is replaced. */
    SolverProcess serve(RemoteSession session, int number) throws IOException {
        if (process != null && !process.isAlive()) {
            process.exitCode();
            process = null;
        }
        boolean fresh = process == null;
        if (fresh) {
            process = SolverProcess.start();
        }
        if (fresh || selected != session) {
            selected = session;
            process.to().writeByte(SolverServer.SELECT);
            process.to().writeInt(number);
        }
        return process;
    }

    /** The process has failed. */
    void drop() {
        process = null;
    }

    /** A session is over. */
    void leave(RemoteSession session) {
        selected = selected == session ? null : selected;
    }

    /** Ends the process; another one is started when somebody asks. */
    public void end() {
        synchronized (this) {
            SolverProcess old = process;
            process = null;
            selected = null;
            if (old != null) {
                old.exitCode();
            }
        }
    }
}
