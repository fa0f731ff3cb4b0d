package dev.heddle.engine.runtime.thread;

import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.runtime.jdk.Continuations;
import dev.heddle.engine.runtime.jdk.JdkThreads;
import dev.heddle.engine.runtime.jdk.ThreadNumbers;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.turn.Backend;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import jdk.internal.misc.Unsafe;

/**
 * Starts the user's threads for real; they hand the turn over by park and unpark. Not those of {@code LockSupport},
 * which would park the virtual thread that a host passes for.
 */
public final class PlatformBackend implements Backend {

    /** How long an ended execution waits for one of its threads to unwind before it is left behind. */
    private static final long UNWIND_MILLIS = 2_000;

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private final Consumer<ManagedThread> body;
    private final Consumer<ManagedThread> entered;
    private final ThreadNumbers numbers;
    private final Map<Thread, ManagedThread> starting = new ConcurrentHashMap<>();
    private final List<ManagedThread> all = new ArrayList<>();
    /** Virtual threads of all executions that were started for real. */
    private final Set<Thread> mounted = Collections.newSetFromMap(new IdentityHashMap<>());
    private volatile ManagedThread turn;
    private volatile boolean over;
    private volatile Thread driver;
    private int leaked;
    /** Null unless there is a debugger. */
    private Consumer<String> refusal;

    /** What a managed thread runs on: the thread to unpark, and whether it still runs. */
    private static final class Vehicle {
        volatile Thread thread;
        volatile boolean gone;
        volatile boolean abandoned;
        /** Of a virtual thread that is started for real: where the JDK has put it. */
        volatile Object container;
    }

    public PlatformBackend(Consumer<ManagedThread> body, Consumer<ManagedThread> entered, ThreadNumbers numbers) {
        this.numbers = numbers;
        this.body = body;
        this.entered = entered;
    }

    /**
     * Waits for threads to unwind as long as it takes, since a debugger may hold them at a breakpoint. Virtual threads
     * are mounted as the JDK does it, because its debug agent ends the process when a thread passes for another. One
     * that cannot be is told to {@code newRefusal}, which does not return.
     */
    public void beDebugged(Consumer<String> newRefusal) {
        refusal = newRefusal;
    }

    @Override
    public String name() {
        return "platform";
    }

    @Override
    public void run(ManagedThread root) {
        driver = Thread.currentThread();
        over = false;
        turn = null;
        starting.clear();
        all.clear();
        start(root);
        give(root);
        while (!over) {
            UNSAFE.park(false, 0);
        }
        unwind();
    }

    /** Threads that are still there get the turn once more, one after the other, to be ended. */
    private void unwind() {
        for (int i = 0; i < all.size(); i++) {
            ManagedThread t = all.get(i);
            Vehicle vehicle = (Vehicle) t.vehicle;
            if (vehicle.gone) {
                continue;
            }
            give(t);
            long deadline = refusal != null ? Long.MAX_VALUE : System.currentTimeMillis() + UNWIND_MILLIS;
            while (!vehicle.gone && !vehicle.abandoned && System.currentTimeMillis() < deadline) {
                UNSAFE.park(false, 50_000_000);
            }
            if (!vehicle.gone) {
                leaked++;
            }
        }
        Hooks.activate(null);
    }

    @Override
    public void starting(Thread thread) {
        if (mounted.contains(thread)) {
            refusal.accept("the test starts a virtual thread that is not made anew in each execution, which cannot be"
                    + " replayed under a debugger; replay it without --debug, or let the test make it");
        }
    }

    @Override
    public void start(ManagedThread t) {
        Vehicle vehicle = new Vehicle();
        t.vehicle = vehicle;
        all.add(t);
        if (t.task != null && refusal != null) {
            mount(t, vehicle);
        } else if (t.task != null) {
            startHost(t, vehicle, () -> host(t, vehicle));
        } else {
            vehicle.thread = t.thread;
            starting.put(t.thread, t);
            t.thread.start();
        }
    }

    private void startHost(ManagedThread t, Vehicle vehicle, Runnable task) {
        Thread host = numbers.outside(() -> new Thread(null, task, "heddle host of " + t.path));
        host.setDaemon(true);
        vehicle.thread = host;
        host.start();
    }

    /** A virtual thread of the user is started for real, with a carrier of its own, on which it stays to its end. */
    private void mount(ManagedThread t, Vehicle vehicle) {
        mounted.add(t.thread);
        JdkThreads.startVirtual(t.thread, () -> mounted(t, vehicle), task -> startHost(t, vehicle, task));
        vehicle.container = JdkThreads.container(t.thread);
    }

    private void mounted(ManagedThread t, Vehicle vehicle) {
        awaitTurn(t);
        try {
            body.accept(t);
        } finally {
            // The container that the test has put it into was told of its end when it had the turn.
            JdkThreads.setContainer(t.thread, vehicle.container);
            gone(vehicle);
        }
    }

    /** A virtual thread of the user runs on a thread of ours that passes for it. */
    private void host(ManagedThread t, Vehicle vehicle) {
        Thread host = Thread.currentThread();
        awaitTurn(t);
        Continuations.setCurrent(host, t.thread);
        try {
            body.accept(t);
        } finally {
            Continuations.setCurrent(host, host);
            gone(vehicle);
        }
    }

    /** Called by a thread of the user before its {@code run()}: returns when it has its first turn. */
    public void enter(Thread thread) {
        ManagedThread t = starting.remove(thread);
        if (t != null) {
            awaitTurn(t);
            entered.accept(t);
        }
    }

    private void give(ManagedThread t) {
        turn = t;
        UNSAFE.unpark(((Vehicle) t.vehicle).thread);
    }

    private void awaitTurn(ManagedThread t) {
        while (turn != t) {
            UNSAFE.park(false, 0);
        }
    }

    @Override
    public void transfer(ManagedThread from, ManagedThread to) {
        if (to == null) {
            end();
        } else {
            give(to);
        }
        awaitTurn(from);
    }

    @Override
    public void finished(ManagedThread from, ManagedThread to) {
        Vehicle vehicle = (Vehicle) from.vehicle;
        if (to != null) {
            vehicle.gone = true;
            give(to);
        } else if (over) {
            gone(vehicle);
        } else {
            vehicle.gone = true;
            end();
        }
    }

    private void gone(Vehicle vehicle) {
        vehicle.gone = true;
        UNSAFE.unpark(driver);
    }

    private void end() {
        turn = null;
        over = true;
        UNSAFE.unpark(driver);
    }

    @Override
    public void abandon(ManagedThread thread) {
        ((Vehicle) thread.vehicle).abandoned = true;
        UNSAFE.unpark(driver);
        while (true) {
            UNSAFE.park(false, 0);
        }
    }

    @Override
    public boolean hosts(ManagedThread thread) {
        return thread.task != null;
    }

    @Override
    public int leaked() {
        return leaked;
    }
}
