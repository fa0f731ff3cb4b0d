package dev.heddle.bootstrap;

import java.io.FileInputStream;
import java.io.IOException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.GatheringByteChannel;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TimerTask;
import java.util.function.Consumer;

/**
 * Operations on sockets, channels, selectors and pipes. A managed thread waits, as for a lock, until the operation
 * would not block; then it makes it for real, in one quiet stretch. What the hooks return goes to {@link Hooks#resume}.
 */
public final class ChannelHooks {

    private static final long NANOS_PER_MILLI = 1_000_000L;

    private ChannelHooks() {}

    // Sockets of java.net

    public static boolean read(Object socket, Object bytes, int from, int count) throws IOException {
        if (!Hooks.managed()) {
            return false;
        }
        return count <= 0 ? Hooks.pause() : socketInput(socket, "Socket.read", "Read timed out");
    }

    public static boolean accept(Object socket, Object accepted) throws IOException {
        if (!Hooks.managed()) {
            return false;
        }
        Hooks.controller.opened(accepted);
        return socketInput(socket, "ServerSocket.accept", "Accept timed out");
    }

    private static boolean socketInput(Object socket, String call, String timedOut) throws IOException {
        switch (Hooks.controller.awaitInput(socket, call, Controller.OWN_TIME, false)) {
            case Controller.TIMED_OUT -> throw new SocketTimeoutException(timedOut);
            case Controller.INTERRUPTED -> {
                Hooks.controller.close(socket);
                throw new SocketException("Closed by interrupt");
            }
            default -> { }
        }
        return Hooks.pause();
    }

    /** {@code DatagramSocket.receive}. */
    public static boolean receivePacket(Object socket) throws IOException {
        if (!Hooks.managed()) {
            return false;
        }
        if (Hooks.controller.awaitInput(socket, "DatagramSocket.receive", Controller.OWN_TIME, false)
                == Controller.TIMED_OUT) {
            throw new SocketTimeoutException("Receive timed out");
        }
        return Hooks.pause();
    }

    /** A socket is made that the test may leave open. */
    public static boolean created(Object endpoint) {
        if (!Hooks.managed()) {
            return false;
        }
        Hooks.controller.opened(endpoint);
        return Hooks.pause();
    }

    // Channels

    public static boolean channelAccept(Object channel) throws IOException {
        return Hooks.managed() && channelInput(channel, "ServerSocketChannel.accept", Controller.NO_TIME, null);
    }

    public static boolean channelReceive(Object channel) throws IOException {
        return Hooks.managed() && channelInput(channel, "DatagramChannel.receive", Controller.NO_TIME, null);
    }

    public static boolean channelRead(Object channel, Object buffer) throws IOException {
        if (!Hooks.managed()) {
            return false;
        }
        boolean empty = buffer instanceof ByteBuffer one && !one.hasRemaining();
        return empty ? Hooks.pause() : channelInput(channel, "Channel.read", Controller.NO_TIME, null);
    }

    /** The socket of a channel, in its own words. */
    public static boolean adaptorAccept(Object channel, long nanos) throws IOException {
        return Hooks.managed() && channelInput(channel, "ServerSocket.accept", time(nanos), "Accept timed out");
    }

    public static boolean adaptorRead(Object channel, Object bytes, int from, int count, long nanos)
            throws IOException {
        return Hooks.managed() && channelInput(channel, "Socket.read", time(nanos), "Read timed out");
    }

    private static long time(long nanos) {
        return nanos <= 0 ? Controller.NO_TIME : Math.max(1, nanos / NANOS_PER_MILLI);
    }

    private static boolean channelInput(Object channel, String call, long millis, String timedOut) throws IOException {
        SelectableChannel selectable = (SelectableChannel) channel;
        if (!selectable.isBlocking()) {
            Hooks.controller.passesInput(channel);
            return Hooks.pause();
        }
        boolean open = selectable.isOpen();
        int how = Hooks.controller.awaitInput(channel, call, millis, true);
        if (how == Controller.TIMED_OUT) {
            throw new SocketTimeoutException(timedOut);
        }
        if (how == Controller.INTERRUPTED && selectable.isOpen()) {
            Hooks.controller.close(channel);
            throw new ClosedByInterruptException();
        }
        if (open && !selectable.isOpen()) {
            throw new AsynchronousCloseException();
        }
        return Hooks.pause();
    }

    // Output

    /** {@code NioSocketImpl.write}. */
    public static void socketWrite(Object socket, byte[] bytes, int from, int count) throws IOException {
        if (Hooks.controller.writeSocket(socket, bytes, from, count) == Controller.INTERRUPTED) {
            Hooks.controller.close(socket);
            throw new SocketException("Closed by interrupt");
        }
    }

    /** The socket of a channel. */
    public static void blockingWriteFully(Object channel, byte[] bytes, int from, int count) throws IOException {
        write(channel, ByteBuffer.wrap(bytes, from, count));
    }

    public static int write(Object channel, ByteBuffer source) throws IOException {
        return (int) write(channel, new ByteBuffer[] {source}, 0, 1);
    }

    public static long write(Object channel, ByteBuffer[] sources) throws IOException {
        return write(channel, sources, 0, sources.length);
    }

    public static long write(Object channel, ByteBuffer[] sources, int from, int count) throws IOException {
        SelectableChannel selectable = (SelectableChannel) channel;
        boolean open = selectable.isOpen();
        long before = remaining(sources, from, count);
        int how = Hooks.controller.writeChannel((GatheringByteChannel) channel, sources, from, count);
        if (how == Controller.INTERRUPTED && selectable.isOpen()) {
            Hooks.controller.close(channel);
            throw new ClosedByInterruptException();
        }
        if (open && !selectable.isOpen()) {
            throw new AsynchronousCloseException();
        }
        return before - remaining(sources, from, count);
    }

    private static long remaining(ByteBuffer[] sources, int from, int count) {
        Objects.checkFromIndexSize(from, count, sources.length);
        long sum = 0;
        for (int i = from; i < from + count; i++) {
            sum += sources[i].remaining();
        }
        return sum;
    }

    // Whatever else does not wait for another thread

    public static boolean output(Object endpoint) {
        if (!Hooks.managed()) {
            return false;
        }
        Hooks.controller.passesOutput(endpoint);
        return Hooks.pause();
    }

    /** The same for a method that goes on under control. */
    public static void outputFollows(Object endpoint) {
        Hooks.controller.passesOutput(endpoint);
    }

    /** A socket is closed here, which was announced before the monitors around it. */
    public static boolean closes(Object endpoint) {
        if (!Hooks.managed()) {
            return false;
        }
        Hooks.controller.closes();
        return Hooks.pause();
    }

    /** A channel of any kind is closed, of which files are not of interest here. */
    public static boolean closeChannel(Object channel) {
        return channel instanceof SelectableChannel ? output(channel) : Hooks.pause();
    }

    public static void opened(Object endpoint) {
        if (Hooks.managed()) {
            Hooks.controller.opened(endpoint);
        }
    }

    /** Channels whose operations wait in native code on threads of the JDK. */
    public static void asynchronous(Object provider) {
        Hooks.controller.givesUp(Controller.ASYNCHRONOUS);
    }

    // Selectors

    /** {@code SelectorImpl.lockAndDoSelect}. */
    public static int lockAndDoSelect(Object selector, Consumer<SelectionKey> action, long millis) throws IOException {
        List<SelectionKey> selected = action == null ? null : new ArrayList<>();
        int count = Hooks.controller.select(selector, action == null ? null : selected::add, millis);
        if (action != null) {
            // Not while the selector is locked: it is the program's code.
            selected.forEach(action);
        }
        return count;
    }

    /** In place of what closes connections of the JDK's server that have been idle for half a minute. */
    public static void leavesOpen(Object task) {
        ((TimerTask) task).cancel();
    }

    // Streams

    /** {@code FileInputStream.read}: from a file, or from a pipe or terminal, which may have nothing yet. */
    public static boolean streamRead(Object stream) {
        if (!Hooks.managed()) {
            return false;
        }
        Hooks.controller.uncontrolled(Controller.FILE_INPUT);
        Hooks.controller.awaitStream((FileInputStream) stream);
        return Hooks.pause();
    }
}
