package dev.heddle.engine.debug;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Set;

/**
 * Keeps methods that a debugger calls out of the replay: while one runs on a thread that has the turn, the hooks do not
 * see that thread. The fields of the hooks that say so are written over the debugger's own connection, before the call
 * is made and after its reply has come, when the thread stands still.
 */
final class Evaluations {

    private static final int INVOKE_OF_OBJECT = Packet.command(9, 6);
    /** That, and {@code InvokeMethod} of classes, {@code NewInstance}, {@code InvokeMethod} of interfaces. */
    private static final Set<Integer> CALLS =
            Set.of(INVOKE_OF_OBJECT, Packet.command(3, 3), Packet.command(3, 4), Packet.command(5, 1));

    private final VmWire vm;
    private final IdSizes sizes;
    private final ShownFrames frames;
    private VmFields hooks;
    private VmFields threads;
    private boolean underWay;

    /** A call by the debugger: what its thread was to the hooks before, and where its random numbers were. */
    private record Call(long thread, long active, long initializer, long[] random) {}

    Evaluations(VmWire vm, IdSizes sizes, ShownFrames frames) {
        this.vm = vm;
        this.sizes = sizes;
        this.frames = frames;
    }

    static boolean isCall(Packet command) {
        return CALLS.contains(command.code());
    }

    /** Whether a method runs that is kept out of the replay. */
    synchronized boolean areUnderWay() {
        return underWay;
    }

    /** Makes a call for the debugger; the listener gets the reply when its thread is part of the replay again. */
    void make(Packet command, VmWire.Listener listener) throws IOException, InterruptedException {
        Call call = begin(command);
        vm.send(command.code(), command.data(), reply -> {
            if (call != null) {
                end(call, reply != null);
            }
            listener.hear(reply);
        });
    }

    /** Null if the thread is of no interest to the hooks at the moment. */
    private Call begin(Packet command) throws IOException, InterruptedException {
        // A thread makes one call at a time, and no other has the turn: a second one is going to be refused.
        if (areUnderWay() || !knowsFields()) {
            return null;
        }
        ByteBuffer data = ByteBuffer.wrap(command.data());
        // What the method belongs to comes first.
        IdSizes.read(data, command.code() == INVOKE_OF_OBJECT ? sizes.object() : sizes.type());
        long thread = IdSizes.read(data, sizes.object());
        long[] seen = hooks.getStatics();
        long active = seen[0];
        long initializer = seen[1];
        // At a step a thread is in a hook, where nobody's operations are seen.
        if (thread != active && thread != initializer && thread != frames.stopped()) {
            return null;
        }
        Call call = new Call(thread, active, initializer, threads.get(thread));
        hooks.setStatics(thread == active ? 0 : active, thread == initializer ? 0 : initializer, thread);
        mark(true);
        return call;
    }

    private void end(Call call, boolean alive) throws IOException {
        if (alive) {
            hooks.setStatics(call.active, call.initializer, 0);
            threads.set(call.thread, call.random);
        }
        mark(false);
    }

    private synchronized void mark(boolean now) {
        underWay = now;
    }

    private boolean knowsFields() throws IOException, InterruptedException {
        if (hooks == null) {
            hooks = VmFields.find(vm, sizes, "Ldev/heddle/bootstrap/Hooks;", "active", "initializer", "evaluating");
        }
        if (threads == null) {
            threads = VmFields.find(vm, sizes, "Ljava/lang/Thread;", "threadLocalRandomSeed", "threadLocalRandomProbe",
                    "threadLocalRandomSecondarySeed");
        }
        return hooks != null && threads != null;
    }
}
