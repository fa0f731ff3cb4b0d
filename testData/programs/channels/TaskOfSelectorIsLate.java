// primitive: selectors
// expect: assertion at 47 thread main

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** What an event loop has accepted is looked at by another thread that knows only that it is connected. */
class TaskOfSelectorIsLate {

    static volatile int accepted;

    static void loop(Selector selector) {
        try {
            while (accepted < 2) {
                selector.select();
                for (SelectionKey key : selector.selectedKeys()) {
                    SocketChannel connection = ((ServerSocketChannel) key.channel()).accept();
                    if (connection != null) {
                        accepted++;
                        connection.write(ByteBuffer.wrap(new byte[] {1}));
                        connection.close();
                    }
                }
                selector.selectedKeys().clear();
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (Selector selector = Selector.open(); ServerSocketChannel server = ServerSocketChannel.open()) {
            server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            server.configureBlocking(false);
            server.register(selector, SelectionKey.OP_ACCEPT);
            Thread loop = new Thread(() -> loop(selector), "loop");
            loop.start();
            try (SocketChannel first = SocketChannel.open(server.getLocalAddress());
                    SocketChannel second = SocketChannel.open(server.getLocalAddress())) {
                first.read(ByteBuffer.allocate(1));
                // The reply tells that the first is accepted, and nothing of the second.
                assert accepted == 2 : accepted;
            }
            loop.join();
        }
    }
}
