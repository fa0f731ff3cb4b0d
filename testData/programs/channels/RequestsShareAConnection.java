// primitive: blocking channels
// expect: clean

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** Two threads use one connection, each for a request and its reply under a lock. */
class RequestsShareAConnection {

    static final Object connectionLock = new Object();

    static byte exchange(SocketChannel channel, byte request) throws Exception {
        synchronized (connectionLock) {
            channel.write(ByteBuffer.wrap(new byte[] {request}));
            ByteBuffer reply = ByteBuffer.allocate(1);
            channel.read(reply);
            return reply.get(0);
        }
    }

    static void echo(ServerSocketChannel server) {
        try (SocketChannel connection = server.accept()) {
            ByteBuffer buffer = ByteBuffer.allocate(1);
            while (connection.read(buffer) >= 0) {
                buffer.flip();
                connection.write(buffer);
                buffer.clear();
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (ServerSocketChannel server = ServerSocketChannel.open()) {
            server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            Thread echo = new Thread(() -> echo(server), "echo");
            echo.start();
            try (SocketChannel channel = SocketChannel.open(server.getLocalAddress())) {
                Thread other = new Thread(() -> {
                    try {
                        assert exchange(channel, (byte) 2) == 2;
                    } catch (Exception e) {
                        throw new IllegalStateException(e);
                    }
                }, "other");
                other.start();
                assert exchange(channel, (byte) 1) == 1;
                other.join();
            }
            echo.join();
        }
    }
}
