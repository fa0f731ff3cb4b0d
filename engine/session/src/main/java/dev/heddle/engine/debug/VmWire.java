package dev.heddle.engine.debug;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The connection to the JVM that is debugged. Commands of the debugger and of Heddle share it, so all of them are
 * numbered anew.
 */
final class VmWire implements AutoCloseable {

    private final Wire wire;
    private final AtomicInteger lastId = new AtomicInteger();
    private final Map<Integer, Listener> awaited = new ConcurrentHashMap<>();
    private volatile boolean over;

    /** Gets the reply to a command, or null if none is going to come; or what the JVM says by itself. */
    interface Listener {
        void hear(Packet packet) throws IOException;
    }

    VmWire(Wire wire) {
        this.wire = wire;
    }

    /** Sends a command; the reply comes to the listener on the thread that {@link #listen listens}. */
    void send(int code, byte[] data, Listener listener) throws IOException {
        int id = lastId.incrementAndGet();
        awaited.put(id, listener);
        wire.write(Packet.command(id, code, data));
        if (over) {
            reply(id, null);
        }
    }

    /** Sends a command and waits for its reply; not from the thread that listens. */
    Packet ask(int code, byte[] data) throws IOException, InterruptedException {
        Packet reply = tryToAsk(code, data);
        if (reply.code() != 0) {
            throw new IOException("the JVM refuses: " + reply.code());
        }
        return reply;
    }

    /** The same where the JVM may refuse, as the code of its reply then says. */
    Packet tryToAsk(int code, byte[] data) throws IOException, InterruptedException {
        CompletableFuture<Packet> answer = new CompletableFuture<>();
        send(code, data, answer::complete);
        try {
            Packet reply = answer.get();
            if (reply == null) {
                throw new IOException("the JVM has ended");
            }
            return reply;
        } catch (ExecutionException e) {
            throw new IOException(e);
        }
    }

    /** Hands out replies, and to {@code events} what the JVM says by itself, until the connection ends. */
    void listen(Listener events) throws IOException {
        try {
            for (Packet packet = wire.read(); packet != null; packet = wire.read()) {
                if (packet.isReply()) {
                    reply(packet.id(), packet);
                } else {
                    events.hear(packet);
                }
            }
        } finally {
            over = true;
            for (Integer id : awaited.keySet()) {
                reply(id, null);
            }
        }
    }

    private void reply(int id, Packet packet) throws IOException {
        Listener listener = awaited.remove(id);
        if (listener != null) {
            listener.hear(packet);
        }
    }

    @Override
    public void close() throws IOException {
        wire.close();
    }
}
