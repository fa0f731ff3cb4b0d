package dev.heddle.engine.session;

import dev.heddle.engine.model.Violation;

/** Tells a listener what one worker does, and keeps in mind what it is busy with. */
final class Announcer {

    private final int worker;
    private final SessionListener listener;
    private Phase phase;

    /** {@code worker} is numbered from 1. */
    Announcer(int worker, SessionListener listener) {
        this.worker = worker;
        this.listener = listener;
    }

    /** Says what the worker does from here on, unless that is known; returns what it did before. */
    Phase enter(Phase next, String test) {
        Phase before = phase;
        if (next != null && next != before) {
            phase = next;
            listener.phase(stage(), test);
        }
        return before;
    }

    void started(String test, int number, int count) {
        listener.started(stage(), test, number, count);
    }

    void progress(String test, Progress progress) {
        listener.progress(stage(), test, progress);
    }

    void note(String line) {
        listener.note(stage(), line);
    }

    void violation(Violation violation) {
        listener.violation(stage(), violation);
    }

    void awaitsDebugger(int port) {
        listener.awaitsDebugger(stage(), port);
    }

    void willStopAt(int step) {
        listener.willStopAt(stage(), step);
    }

    void stopped(int step, String thread) {
        listener.stopped(stage(), step, thread);
    }

    private Stage stage() {
        return new Stage(worker, phase);
    }
}
