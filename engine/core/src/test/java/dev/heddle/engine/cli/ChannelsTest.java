package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What sockets, channels and selectors need beside what the programs of {@code testData/programs/channels} show. */
@Tag("processes")
class ChannelsTest {

    private static final Path DESCRIPTORS = Path.of("/proc/self/fd");

    @TempDir
    Path folder;

    private HeddleProcess heddle;

    @BeforeEach
    void prepare() {
        heddle = new HeddleProcess(folder);
    }

    private static int freePort() throws Exception {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    @Test
    void portsThatAnExecutionLeavesInUseAreFreeForTheNext() throws Exception {
        int socket = freePort();
        int channel = freePort();
        heddle.write("Ports.java", """
                import java.net.DatagramSocket;
                import java.net.InetAddress;
                import java.net.InetSocketAddress;
                import java.net.ServerSocket;
                import java.net.Socket;
                import java.nio.channels.ServerSocketChannel;

                class Ports {
                    public static void main(String[] args) throws Exception {
                        InetAddress local = InetAddress.getLoopbackAddress();
                        ServerSocket server = new ServerSocket(SOCKET, 5, local);
                        ServerSocketChannel.open().bind(new InetSocketAddress(local, CHANNEL));
                        new DatagramSocket(CHANNEL, local);
                        Thread client = new Thread(() -> {
                            try {
                                new Socket(local, SOCKET).getOutputStream().write(1);
                            } catch (java.io.IOException e) {
                                throw new java.io.UncheckedIOException(e);
                            }
                        });
                        client.start();
                        assert server.accept().getInputStream().read() == 1;
                        client.join();
                    }
                }
                """.replace("SOCKET", "" + socket).replace("CHANNEL", "" + channel));

        HeddleProcess.Outcome outcome =
                heddle.explore("--strategy", "random", "--max-executions", "20", "Ports.java");

        assertThat(outcome.exit()).as(outcome.out()).isEqualTo(3);
        assertThat(heddle.result().executions()).isEqualTo(20);
    }

    @Test
    void descriptorsThatAnExecutionLeavesOpenAreClosed() throws Exception {
        Assumptions.assumeTrue(Files.isDirectory(DESCRIPTORS), "needs a list of open descriptors");
        heddle.write("Descriptors.java", """
                import java.net.ServerSocket;
                import java.nio.channels.DatagramChannel;
                import java.nio.channels.Pipe;
                import java.nio.channels.Selector;
                import java.nio.channels.ServerSocketChannel;
                import java.nio.channels.SocketChannel;

                class Descriptors {
                    public static void main(String[] args) throws Exception {
                        Thread opener = new Thread(() -> {
                            try {
                                ServerSocketChannel server = ServerSocketChannel.open().bind(null);
                                SocketChannel.open(server.getLocalAddress());
                                server.accept();
                                DatagramChannel channel = DatagramChannel.open();
                                channel.configureBlocking(false);
                                channel.register(Selector.open(), 0);
                                Pipe.open();
                                new ServerSocket(0);
                            } catch (java.io.IOException e) {
                                throw new java.io.UncheckedIOException(e);
                            }
                        });
                        opener.start();
                        opener.join();
                        int open = new java.io.File("/proc/self/fd").list().length;
                        assert open < 200 : open;
                    }
                }
                """);

        HeddleProcess.Outcome outcome =
                heddle.explore("--strategy", "random", "--max-executions", "50", "Descriptors.java");

        assertThat(outcome.exit()).as(outcome.out()).isEqualTo(3);
        assertThat(heddle.result().executions()).isEqualTo(50);
    }

    /** The client waits for the answer of a handler that a thread of the server runs. */
    @Test
    void aRequestOfAUrlConnectionIsAnswered() throws Exception {
        heddle.write("UrlConnectionIsAnswered.java", """
                import com.sun.net.httpserver.HttpServer;
                import java.io.InputStream;
                import java.net.HttpURLConnection;
                import java.net.InetAddress;
                import java.net.InetSocketAddress;
                import java.net.URI;

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
                """);

        HeddleProcess.Outcome outcome = heddle.explore("--time-outs", "last", "--strategy", "random",
                "--max-executions", "10", "UrlConnectionIsAnswered.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(3);
        assertThat(heddle.result().violations()).isEmpty();
        assertThat(heddle.result().executions()).isEqualTo(10);
    }

    @Test
    void whoWaitsForAConnectionHearsOfTheCloseBeforeTimePasses() throws Exception {
        heddle.write("Closes.java", """
                import java.net.InetAddress;
                import java.net.ServerSocket;
                import java.util.concurrent.CountDownLatch;
                import java.util.concurrent.TimeUnit;

                class Closes {
                    public static void main(String[] args) throws Exception {
                        ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                        CountDownLatch ended = new CountDownLatch(1);
                        new Thread(() -> {
                            try {
                                server.accept();
                            } catch (java.io.IOException e) {
                                ended.countDown();
                            }
                        }, "acceptor").start();
                        server.close();
                        assert ended.await(5, TimeUnit.SECONDS);
                    }
                }
                """);

        HeddleProcess.Outcome outcome = heddle.explore("--time-outs", "last", "--max-executions", "20", "Closes.java");

        assertThat(outcome.exit()).as(outcome.out()).isEqualTo(3);
        assertThat(heddle.result().violations()).isEmpty();
    }

    @Test
    void outputThatNobodyTakes() throws Exception {
        heddle.write("Full.java", """
                import java.nio.ByteBuffer;
                import java.nio.channels.Pipe;

                class Full {
                    public static void main(String[] args) throws Exception {
                        Pipe.open().sink().write(ByteBuffer.allocate(10_000_000));
                    }
                }
                """);

        HeddleProcess.Outcome outcome = heddle.explore("--stall", "3s", "Full.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        Violation violation = heddle.result().violations().get(0);
        assertThat(violation.kind()).isEqualTo(ViolationKind.NO_TERMINATION);
        assertThat(violation.message()).startsWith("does not return from Channel.write at Full.java:6");
        assertThat(violation.confirmed()).isTrue();
    }

    /** The JDK keeps connections for later, behind a lock that an execution may end with. */
    @Test
    void connectionsThatTheJdkKeepsAreNotFoundByLaterExecutions() throws Exception {
        heddle.on(HeddleProcess.newestJdk()).write("KeptConnections.java", """
                import com.sun.net.httpserver.HttpServer;
                import java.io.InputStream;
                import java.net.InetAddress;
                import java.net.InetSocketAddress;
                import java.net.URI;

                class KeptConnections {

                    public static void main(String[] args) throws Exception {
                        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
                        server.createContext("/", exchange -> {
                            exchange.sendResponseHeaders(200, 1);
                            exchange.getResponseBody().write(42);
                            exchange.close();
                        });
                        server.start();
                        URI address = new URI("http", null, "127.0.0.1", server.getAddress().getPort(), "/", null, null);
                        for (int i = 0; i < 2; i++) {
                            try (InputStream answer = address.toURL().openConnection().getInputStream()) {
                                assert answer.read() == 42;
                            }
                        }
                        server.stop(0);
                    }
                }
                """);

        for (String strategy : new String[] {"random", "pct"}) {
            for (String seed : new String[] {"2", "3"}) {
                HeddleProcess.Outcome outcome = heddle.explore("--strategy", strategy, "--seed", seed,
                        "--max-executions", "60", "--time", "10m", "KeptConnections.java");

                assertThat(outcome.exit()).as(strategy + " " + seed + ": " + outcome.out()).isEqualTo(3);
                assertThat(heddle.result().executions()).isEqualTo(60);
            }
        }
    }

    @Test
    void executionsEndAtAsynchronousChannelsOfSockets() throws Exception {
        heddle.write("Asynchronous.java", """
                import java.nio.channels.AsynchronousServerSocketChannel;
                import java.nio.channels.AsynchronousSocketChannel;

                class Asynchronous {
                    public static void main(String[] args) throws Exception {
                        AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open().bind(null);
                        AsynchronousSocketChannel client = AsynchronousSocketChannel.open();
                        client.connect(server.getLocalAddress()).get();
                        server.accept().get();
                    }
                }
                """);

        HeddleProcess.Outcome outcome = heddle.explore("--max-executions", "5", "Asynchronous.java");

        assertThat(outcome.exit()).as(outcome.out()).isEqualTo(3);
        assertThat(heddle.result().violations()).isEmpty();
        assertThat(heddle.result().imprecision()).singleElement().satisfies(entry -> {
            assertThat(entry.what()).startsWith("asynchronous channels of sockets");
            assertThat(entry.at().line()).isEqualTo(6);
        });
    }

    /** A pool of the JDK, which is there for all executions, reads and writes them. */
    @Test
    void asynchronousFilesAreReadAndWrittenByThreadsOfTheExecution() throws Exception {
        String program = """
                import java.nio.ByteBuffer;
                import java.nio.channels.AsynchronousFileChannel;
                import java.nio.channels.CompletionHandler;
                import java.nio.file.Path;
                import java.nio.file.StandardOpenOption;
                import java.util.concurrent.CountDownLatch;

                class AsynchronousFile {
                    static class Count implements CompletionHandler<Integer, Void> {
                        final CountDownLatch both = new CountDownLatch(2);
                        int written;
                        @Override
                        public MODIFIER void completed(Integer count, Void none) {
                            written += count;
                            both.countDown();
                        }
                        @Override
                        public void failed(Throwable reason, Void none) {
                            throw new AssertionError(reason);
                        }
                    }

                    public static void main(String[] args) throws Exception {
                        try (AsynchronousFileChannel file = AsynchronousFileChannel.open(Path.of("asynchronous.txt"),
                                StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.READ)) {
                            Count count = new Count();
                            file.write(ByteBuffer.wrap(new byte[] {1}), 0, null, count);
                            file.write(ByteBuffer.wrap(new byte[] {2}), 1, null, count);
                            count.both.await();
                            assert count.written == 2 : count.written;
                            assert file.read(ByteBuffer.allocate(2), 0).get() == 2;
                        }
                    }
                }
                """;
        heddle.write("AsynchronousFile.java", program.replace("MODIFIER ", "synchronized "));
        HeddleProcess.Outcome right = heddle.explore(
                "--strategy", "random", "--max-executions", "100", "AsynchronousFile.java");
        assertThat(right.exit()).as(right.out()).isEqualTo(3);
        assertThat(heddle.result().executions()).isEqualTo(100);

        heddle.write("AsynchronousFile.java", program.replace("MODIFIER ", ""));
        HeddleProcess.Outcome wrong = heddle.explore("--strategy", "random", "AsynchronousFile.java");
        assertThat(wrong.exit()).as(wrong.out()).isEqualTo(1);
        Violation violation = heddle.result().violations().get(0);
        assertThat(violation.kind()).isEqualTo(ViolationKind.ASSERTION);
        assertThat(violation.message()).isEqualTo("1");
    }
}
