package dev.heddle.engine.runtime.io;

import dev.heddle.engine.runtime.jdk.Descriptors;
import java.io.FileDescriptor;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.nio.channels.GatheringByteChannel;
import java.nio.channels.SelectableChannel;

/**
 * Writes of the JDK's sockets and channels that send what there is room for and never block: the descriptor itself does
 * not while they last. They run while hooks are off, so no other thread of the test is at it meanwhile.
 */
public final class Sending {

    private static final String SOCKET = "sun.nio.ch.NioSocketImpl";

    private static final Method BEGIN = Descriptors.method(SOCKET, "beginWrite");
    private static final Method END = Descriptors.method(SOCKET, "endWrite", boolean.class);
    private static final Method TRY = Descriptors.method(
            SOCKET, "tryWrite", FileDescriptor.class, byte[].class, int.class, int.class);
    private static final Method CONFIGURE = Descriptors.method(
            "sun.nio.ch.IOUtil", "configureBlocking", FileDescriptor.class, boolean.class);
    /** As much as the JDK itself writes at a time, by way of a buffer of that size. */
    private static final int MOST = 128 * 1024;

    private Sending() {}

    public static Outside.Output of(Object socket, byte[] bytes, int from, int count) {
        return new Outside.Output() {
            private int sent;

            @Override
            public boolean goesOut() throws IOException {
                sent += write(socket, bytes, from + sent, count - sent);
                return sent >= count;
            }
        };
    }

    /** All of it if the channel blocks, else what there is room for. */
    public static Outside.Output of(GatheringByteChannel channel, ByteBuffer[] sources, int from, int count) {
        return () -> {
            SelectableChannel selectable = (SelectableChannel) channel;
            FileDescriptor descriptor = Descriptors.of(channel);
            if (descriptor == null || !selectable.isOpen() || !selectable.isBlocking()) {
                channel.write(sources, from, count);
                return true;
            }
            boolean blocks = !isSet(channel, "forcedNonBlocking");
            while (remains(sources, from, count) && Descriptors.isWritable(descriptor)) {
                block(descriptor, false);
                try {
                    channel.write(sources, from, count);
                } finally {
                    if (blocks && selectable.isOpen()) {
                        block(descriptor, true);
                    }
                }
            }
            return !remains(sources, from, count);
        };
    }

    private static boolean remains(ByteBuffer[] sources, int from, int count) {
        for (int i = from; i < from + count; i++) {
            if (sources[i].hasRemaining()) {
                return true;
            }
        }
        return false;
    }

    private static int write(Object socket, byte[] bytes, int from, int count) throws IOException {
        FileDescriptor descriptor = (FileDescriptor) Descriptors.call(BEGIN, socket);
        boolean blocks = !isSet(socket, "nonBlocking");
        int sent = 0;
        try {
            block(descriptor, false);
            int n = 1;
            while (n > 0 && sent < count) {
                n = (int) Descriptors.call(TRY, socket, descriptor, bytes, from + sent, Math.min(MOST, count - sent));
                sent += Math.max(0, n);
            }
            return sent;
        } catch (IOException e) {
            throw asSocketException(e);
        } finally {
            if (blocks) {
                block(descriptor, true);
            }
            Descriptors.call(END, socket, sent > 0);
        }
    }

    /** Sockets have told all failures so since before there were channels. */
    private static SocketException asSocketException(IOException e) {
        if (e instanceof SocketException already) {
            return already;
        }
        SocketException exception = new SocketException(e.getMessage());
        exception.setStackTrace(e.getStackTrace());
        return exception;
    }

    private static void block(FileDescriptor descriptor, boolean blocks) throws IOException {
        Descriptors.call(CONFIGURE, null, descriptor, blocks);
    }

    /** Whether the JDK has already made the descriptor one that never blocks; older ones do not know how to. */
    private static boolean isSet(Object endpoint, String flag) {
        try {
            Field field = Descriptors.field(endpoint, flag);
            return field.getBoolean(endpoint);
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }
}
