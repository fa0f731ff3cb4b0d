package dev.heddle.engine.runtime.thread;

import dev.heddle.engine.runtime.jdk.Continuations;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.turn.Backend;
import java.util.function.Consumer;

/** Runs each managed thread as a continuation, all on the thread that calls {@link #run}. */
public final class VirtualBackend implements Backend {

    private final Consumer<ManagedThread> body;
    private final Consumer<String> whenPinned;
    private ManagedThread next;

    /** @param whenPinned called, with the reason, when a thread could not be put aside; must not return */
    public VirtualBackend(Consumer<ManagedThread> body, Consumer<String> whenPinned) {
        this.body = body;
        this.whenPinned = whenPinned;
    }

    @Override
    public String name() {
        return "virtual";
    }

    @Override
    public void run(ManagedThread root) {
        Thread carrier = Thread.currentThread();
        start(root);
        next = root;
        while (next != null) {
            ManagedThread t = next;
            next = null;
            Continuations.setCurrent(carrier, t.thread);
            try {
                Continuations.run(t.vehicle);
            } finally {
                Continuations.setCurrent(carrier, carrier);
            }
        }
    }

    @Override
    public void start(ManagedThread thread) {
        thread.vehicle = Continuations.create(() -> body.accept(thread));
    }

    @Override
    public void transfer(ManagedThread from, ManagedThread to) {
        next = to;
        try {
            Continuations.yieldNow();
        } catch (Continuations.Pinned e) {
            whenPinned.accept(e.getMessage());
        }
    }

    @Override
    public void finished(ManagedThread from, ManagedThread to) {
        next = to;
    }

    @Override
    public void abandon(ManagedThread thread) {
        next = null;
        Continuations.yieldNow();
    }

    @Override
    public boolean hosts(ManagedThread thread) {
        return true;
    }

    /** Continuations that nobody refers to any more are garbage. */
    @Override
    public int leaked() {
        return 0;
    }
}
