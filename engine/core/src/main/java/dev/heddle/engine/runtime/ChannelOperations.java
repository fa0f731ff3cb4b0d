package dev.heddle.engine.runtime;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.runtime.io.Outside;
import dev.heddle.engine.runtime.io.Sending;
import dev.heddle.engine.runtime.jdk.Descriptors;
import dev.heddle.engine.runtime.state.ManagedThread.Wake;
import dev.heddle.engine.runtime.trace.Tracer;
import dev.heddle.engine.runtime.turn.Ending;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.GatheringByteChannel;
import java.nio.channels.SelectionKey;
import java.util.function.Consumer;

/** What the program does with sockets, channels, selectors and pipes, as the hooks announce it. */
abstract class ChannelOperations extends LockOperations {

    /** Notes an operation that is not controlled, and tells where in the program it is; null if that is not known. */
    abstract SourceLocation noteOutside(String what);

    @Override
    public void givesUp(String what) {
        noteOutside(what);
        off();
        try {
            turns.exit(turns.current, Ending.FINE);
        } finally {
            on();
        }
    }

    @Override
    public void passesInput(Object endpoint) {
        uncontrolled(NETWORK_INPUT);
        off();
        try {
            outside.passes(Op.INPUT, endpoint);
        } finally {
            on();
        }
    }

    @Override
    public void passesOutput(Object endpoint) {
        uncontrolled(NETWORK_OUTPUT);
        off();
        try {
            outside.passes(Op.OUTPUT, endpoint);
        } finally {
            on();
        }
    }

    @Override
    public int awaitInput(Object endpoint, String call, long millis, boolean interruptible) {
        SourceLocation at = noteOutside(NETWORK_INPUT);
        off();
        try {
            long limit = millis == OWN_TIME ? Descriptors.ownTime(endpoint) : millis;
            // Sockets can be interrupted only where a virtual thread waits.
            boolean virtual = Descriptors.isSocket(endpoint) && turns.current.task != null;
            return result(outside.await(endpoint, call, at, limit, interruptible || virtual));
        } finally {
            on();
        }
    }

    @Override
    public void closes() {
        outside.closes();
    }

    @Override
    public int writeSocket(Object socket, byte[] bytes, int from, int count) throws IOException {
        return send(socket, Sending.of(socket, bytes, from, count), "Socket.write", false);
    }

    @Override
    public int writeChannel(GatheringByteChannel channel, ByteBuffer[] sources, int from, int count)
            throws IOException {
        return send(channel, Sending.of(channel, sources, from, count), "Channel.write", true);
    }

    private int send(Object endpoint, Outside.Output output, String call, boolean interruptible) throws IOException {
        SourceLocation at = noteOutside(NETWORK_OUTPUT);
        off();
        try {
            boolean virtual = Descriptors.isSocket(endpoint) && turns.current.task != null;
            return result(outside.send(endpoint, output, call, at, interruptible || virtual));
        } finally {
            on();
        }
    }

    private static int result(Wake wake) {
        return switch (wake) {
            case TIMED_OUT -> TIMED_OUT;
            case INTERRUPTED -> INTERRUPTED;
            default -> READY;
        };
    }

    @Override
    public void awaitStream(FileInputStream stream) {
        off();
        try {
            if (!Descriptors.hasPath(stream) || !Descriptors.isReadable(Descriptors.of(stream))) {
                outside.await(stream, "InputStream.read", Tracer.here(), NO_TIME, false);
            }
        } finally {
            on();
        }
    }

    @Override
    public int select(Object selector, Consumer<SelectionKey> action, long millis) throws IOException {
        SourceLocation at = noteOutside(NETWORK_INPUT);
        off();
        try {
            boolean known = Descriptors.of(selector) != null;
            if (millis == 0 || !known || !Descriptors.isOpen(selector)) {
                outside.passes(Op.INPUT, selector);
                return Descriptors.select(selector, action, known ? 0 : millis);
            }
            Descriptors.update(selector);
            outside.await(selector, "Selector.select", at, Math.max(NO_TIME, millis), true);
            return Descriptors.select(selector, action, 0);
        } finally {
            on();
        }
    }

    @Override
    public void opened(Object endpoint) {
        off();
        try {
            outside.opened(endpoint);
        } finally {
            on();
        }
    }

    @Override
    public void close(Object endpoint) {
        off();
        try {
            Descriptors.close(endpoint);
        } finally {
            on();
        }
    }
}
