package dev.heddle.engine.session;

/** The step at which a replay under a debugger is to stop next; may be set at any time and on any thread. */
public final class StepGoal {

    private int step;
    private Listener listener;

    /** Takes a step on. */
    interface Listener {
        void goTo(int step);
    }

    /** A step that has been made already is never come to: that takes another replay. */
    public synchronized void goTo(int newStep) {
        step = newStep;
        if (listener != null) {
            listener.goTo(step);
        }
    }

    /** Passes on what was set before, and what will be. */
    synchronized void follow(Listener newListener) {
        listener = newListener;
        if (step > 0) {
            listener.goTo(step);
        }
    }
}
