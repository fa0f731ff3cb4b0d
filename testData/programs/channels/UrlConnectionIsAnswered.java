// primitive: HTTP server and client
// expect: clean
// options: --time-outs last
// jdk: 21

import com.sun.net.httpserver.HttpServer;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;

/** A request by way of {@code HttpURLConnection} waits for the answer of a handler that another thread runs. */
class UrlConnectionIsAnswered {

    public static void main(String[] args) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(200, 1);
            exchange.getResponseBody().write(42);
            exchange.close();
        });
        server.start();
        URI address = new URI("http", null, "127.0.0.1", server.getAddress().getPort(), "/", null, null);
        HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection();
        try (InputStream answer = connection.getInputStream()) {
            assert answer.read() == 42;
        }
        server.stop(0);
    }
}
