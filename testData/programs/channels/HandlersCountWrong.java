// primitive: HTTP server and client
// expect: assertion at 46 thread main

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A server handles two requests at the same time, and counts them without a lock. */
class HandlersCountWrong {

    static volatile int served;

    static Socket request(HttpServer server) throws Exception {
        Socket connection = new Socket(server.getAddress().getAddress(), server.getAddress().getPort());
        connection.getOutputStream().write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes());
        return connection;
    }

    static void response(Socket connection) throws Exception {
        try (connection) {
            byte[] start = new byte[12];
            int length = connection.getInputStream().readNBytes(start, 0, start.length);
            assert new String(start, 0, length).equals("HTTP/1.1 204") : new String(start, 0, length);
        }
    }

    public static void main(String[] args) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        server.setExecutor(pool);
        server.createContext("/", exchange -> {
            served++;
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        server.start();
        Socket first = request(server);
        Socket second = request(server);
        response(first);
        response(second);
        server.stop(0);
        pool.shutdown();
        assert served == 2 : served;
    }
}
