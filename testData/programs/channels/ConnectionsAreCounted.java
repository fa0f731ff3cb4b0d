// primitive: sockets
// expect: clean

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicInteger;

/** A server that answers each connection on a thread of its own, and counts them with an atomic. */
class ConnectionsAreCounted {

    static final AtomicInteger served = new AtomicInteger();

    static void serve(Socket connection) {
        try (connection) {
            int byteRead = connection.getInputStream().read();
            served.incrementAndGet();
            connection.getOutputStream().write(byteRead + 1);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Thread acceptor = new Thread(() -> {
                try {
                    for (int i = 1; i <= 2; i++) {
                        Socket connection = server.accept();
                        new Thread(() -> serve(connection), "handler-" + i).start();
                    }
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            }, "acceptor");
            acceptor.start();
            try (Socket first = new Socket(server.getInetAddress(), server.getLocalPort());
                    Socket second = new Socket(server.getInetAddress(), server.getLocalPort())) {
                first.getOutputStream().write(1);
                second.getOutputStream().write(2);
                assert first.getInputStream().read() == 2;
                assert second.getInputStream().read() == 3;
            }
            assert served.get() == 2 : served.get();
        }
    }
}
