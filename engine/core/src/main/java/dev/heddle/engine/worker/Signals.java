package dev.heddle.engine.worker;

import sun.misc.Signal;
import sun.misc.SignalHandler;

/**
 * Ctrl-C. A terminal sends it to all processes of the command at once; the workers leave it to the command line, which
 * asks them to stop and takes what they have found.
 */
public final class Signals {

    private volatile boolean requested;
    private volatile Runnable action;

    private Signals() {}

    /** Notes a Ctrl-C or a request to terminate from here on, instead of ending the process. */
    public static Signals noted() {
        Signals interrupts = new Signals();
        handle(interrupts::request);
        return interrupts;
    }

    /** Knows of no signals, but of what {@link #request} tells. */
    public static Signals told() {
        return new Signals();
    }

    public void request() {
        requested = true;
        Runnable known = action;
        if (known != null) {
            known.run();
        }
    }

    /** Calls {@code newAction} on such a request, at once if there has been one. */
    public void then(Runnable newAction) {
        action = newAction;
        if (requested) {
            newAction.run();
        }
    }

    public static void ignore() {
        Signal.handle(new Signal("INT"), SignalHandler.SIG_IGN);
    }

    /** Calls {@code action} on Ctrl-C or a request to terminate, instead of ending the process. */
    public static void handle(Runnable action) {
        Signal.handle(new Signal("INT"), signal -> action.run());
        Signal.handle(new Signal("TERM"), signal -> action.run());
    }
}
