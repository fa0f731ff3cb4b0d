// primitive: selectors
// expect: clean

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Iterator;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** An event loop that accepts, echoes and runs tasks of other threads, who wake it up for that. */
class SelectorIsWoken {

    static final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    static volatile boolean stopped;

    static void loop(Selector selector) {
        try {
            ByteBuffer buffer = ByteBuffer.allocate(16);
            while (!stopped) {
                selector.select();
                for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
                    task.run();
                }
                for (Iterator<SelectionKey> keys = selector.selectedKeys().iterator(); keys.hasNext(); keys.remove()) {
                    SelectionKey key = keys.next();
                    if (key.isAcceptable()) {
                        SocketChannel connection = ((ServerSocketChannel) key.channel()).accept();
                        connection.configureBlocking(false);
                        connection.register(selector, SelectionKey.OP_READ);
                    } else if (((SocketChannel) key.channel()).read(buffer.clear()) < 0) {
                        key.channel().close();
                    } else {
                        ((SocketChannel) key.channel()).write(buffer.flip());
                    }
                }
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
            try (SocketChannel client = SocketChannel.open(server.getLocalAddress())) {
                client.write(ByteBuffer.wrap(new byte[] {7}));
                ByteBuffer reply = ByteBuffer.allocate(1);
                client.read(reply);
                assert reply.get(0) == 7;
            }
            tasks.add(() -> stopped = true);
            selector.wakeup();
            loop.join();
        }
    }
}
