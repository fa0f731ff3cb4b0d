// primitive: blocking channels
// expect: assertion at 46 thread main

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** Two threads use one connection without a lock: one may read the reply that is meant for the other. */
class RepliesMixedUp {

    static byte exchange(SocketChannel channel, byte request) throws Exception {
        channel.write(ByteBuffer.wrap(new byte[] {request}));
        ByteBuffer reply = ByteBuffer.allocate(1);
        channel.read(reply);
        return reply.get(0);
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
                    try { exchange(channel, (byte) 2); } catch (Exception e) { throw new IllegalStateException(e); }
                }, "other");
                other.start();
                byte reply = exchange(channel, (byte) 1);
                other.join();
                // The other thread does not mind whose reply it has.
                assert reply == 1 : reply;
            }
            echo.join();
        }
    }
}
