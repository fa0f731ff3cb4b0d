package dev.heddle.engine.runtime.jdk;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.SocketOption;
import java.net.StandardSocketOptions;
import java.nio.channels.Channel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.function.Consumer;

/**
 * What the runtime has to know of the JDK's sockets, channels and selectors: whether an operation on one would block.
 * None of these methods blocks. They run while hooks are off.
 */
public final class Descriptors {

    private static final String SOCKET = "sun.nio.ch.NioSocketImpl";
    private static final String DATAGRAM_SOCKET = "sun.nio.ch.DatagramSocketAdaptor";
    /** Where selectors of Linux and macOS have the descriptor that is ready when one of their own is. */
    private static final String[] OF_SELECTORS = {"epfd", "kqfd"};

    private static final Method POLL = method("sun.nio.ch.Net", "poll", FileDescriptor.class, int.class, long.class);
    private static final int INPUT = constant("sun.nio.ch.Net", "POLLIN");
    private static final int OUTPUT = constant("sun.nio.ch.Net", "POLLOUT");
    private static final Method NEW_DESCRIPTOR = method("sun.nio.ch.IOUtil", "newFD", int.class);
    private static final Method OF_CHANNEL = method("sun.nio.ch.SelChImpl", "getFD");
    private static final Method SOCKET_IS_OPEN = method(SOCKET, "isOpen");
    private static final Method SOCKET_CLOSE = method(SOCKET, "close");
    private static final Method SELECT =
            method("sun.nio.ch.SelectorImpl", "lockAndDoSelect", Consumer.class, long.class);

    private static final Method SET_OPTION = method("sun.nio.ch.Net", "setSocketOption",
            FileDescriptor.class, SocketOption.class, Object.class);
    private static final Method DEREGISTER = method("sun.nio.ch.SelectorImpl", "processDeregisterQueue");

    private Descriptors() {}

    /** That of an endpoint, or null if it has none or is of a kind that is not known. */
    public static FileDescriptor of(Object endpoint) {
        try {
            if (endpoint instanceof FileInputStream stream) {
                return stream.getFD();
            }
            if (endpoint instanceof Selector) {
                return ofSelector(endpoint);
            }
            if (isOf(DATAGRAM_SOCKET, endpoint)) {
                return (FileDescriptor) OF_CHANNEL.invoke(field(endpoint, "dc").get(endpoint));
            }
            if (isOf(SOCKET, endpoint)) {
                return (FileDescriptor) field(endpoint, "fd").get(endpoint);
            }
            return OF_CHANNEL.getDeclaringClass().isInstance(endpoint)
                    ? (FileDescriptor) OF_CHANNEL.invoke(endpoint) : null;
        } catch (ReflectiveOperationException | IOException e) {
            return null;
        }
    }

    private static FileDescriptor ofSelector(Object selector) throws ReflectiveOperationException {
        for (String name : OF_SELECTORS) {
            try {
                Field field = selector.getClass().getDeclaredField(name);
                field.setAccessible(true);
                return (FileDescriptor) NEW_DESCRIPTOR.invoke(null, field.getInt(selector));
            } catch (NoSuchFieldException ofAnotherSystem) {
                continue;
            }
        }
        return null;
    }

    /** Whether there is something to take in, or an error that an attempt would tell. */
    public static boolean isReadable(FileDescriptor descriptor) {
        return is(INPUT, descriptor);
    }

    /** Whether there is room for something, or an error that an attempt would tell. */
    public static boolean isWritable(FileDescriptor descriptor) {
        return is(OUTPUT, descriptor);
    }

    private static boolean is(int event, FileDescriptor descriptor) {
        try {
            return (int) POLL.invoke(null, descriptor, event, 0L) != 0;
        } catch (ReflectiveOperationException e) {
            // What is wrong with it the operation itself will say.
            return true;
        }
    }

    public static boolean isOpen(Object endpoint) {
        try {
            if (endpoint instanceof Selector selector) {
                return selector.isOpen();
            }
            if (endpoint instanceof Channel channel) {
                return channel.isOpen();
            }
            if (isOf(SOCKET, endpoint)) {
                return (boolean) SOCKET_IS_OPEN.invoke(endpoint);
            }
            if (isOf(DATAGRAM_SOCKET, endpoint)) {
                return ((Channel) field(endpoint, "dc").get(endpoint)).isOpen();
            }
            return !(endpoint instanceof FileInputStream stream) || stream.getFD().valid();
        } catch (ReflectiveOperationException | IOException e) {
            return false;
        }
    }

    /**
     * Lets a socket send without waiting for more to send along, or for an answer, which can take longer than a whole
     * execution does. Others do not mind.
     */
    public static void sendAtOnce(Object endpoint) {
        FileDescriptor descriptor = of(endpoint);
        if (descriptor != null && !(endpoint instanceof Selector)) {
            try {
                SET_OPTION.invoke(null, descriptor, StandardSocketOptions.TCP_NODELAY, true);
            } catch (ReflectiveOperationException e) {
                // It is none that can wait.
                return;
            }
        }
    }

    /** The limit of time in milliseconds that a socket has for its waits; 0 for none. */
    public static int ownTime(Object endpoint) {
        try {
            return field(endpoint, "timeout").getInt(endpoint);
        } catch (ReflectiveOperationException e) {
            return 0;
        }
    }

    /** Whether a stream is one of a pipe or terminal that was there before: only files have a path. */
    public static boolean hasPath(FileInputStream stream) {
        try {
            Field path = FileInputStream.class.getDeclaredField("path");
            path.setAccessible(true);
            return path.get(stream) != null;
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }

    /** Lets the system know what a selector has been told to look for since it selected last. */
    public static void update(Object selector) {
        try {
            Method update = selector.getClass().getDeclaredMethod("processUpdateQueue");
            update.setAccessible(true);
            synchronized (selector) {
                update.invoke(selector);
                DEREGISTER.invoke(selector);
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The selector's own selection, which does not wait for {@code millis} 0. */
    public static int select(Object selector, Consumer<SelectionKey> action, long millis) throws IOException {
        return (int) call(SELECT, selector, action, millis);
    }

    /** A method of the JDK, with what it throws. */
    public static Object call(Method method, Object target, Object... arguments) throws IOException {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof IOException failure) {
                throw failure;
            }
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Closes an endpoint, whatever state it is in. */
    public static void close(Object endpoint) {
        try {
            if (endpoint instanceof AutoCloseable closeable) {
                closeable.close();
            } else if (isOf(SOCKET, endpoint)) {
                SOCKET_CLOSE.invoke(endpoint);
            }
        } catch (Exception e) {
            // It is gone, or as good as gone.
            return;
        }
    }

    public static boolean isSocket(Object endpoint) {
        return isOf(SOCKET, endpoint);
    }

    private static boolean isOf(String type, Object object) {
        return object.getClass().getName().equals(type);
    }

    public static Field field(Object object, String name) throws NoSuchFieldException {
        for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
            try {
                Field field = type.getDeclaredField(name);
                field.setAccessible(true);
                return field;
            } catch (NoSuchFieldException ofItsParent) {
                continue;
            }
        }
        throw new NoSuchFieldException(name);
    }

    public static Method method(String type, String name, Class<?>... parameters) {
        try {
            Method method = Class.forName(type).getDeclaredMethod(name, parameters);
            method.setAccessible(true);
            return method;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int constant(String type, String name) {
        try {
            Field field = Class.forName(type).getDeclaredField(name);
            field.setAccessible(true);
            return field.getShort(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
