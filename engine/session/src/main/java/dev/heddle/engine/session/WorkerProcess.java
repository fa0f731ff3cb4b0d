package dev.heddle.engine.session;

import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.report.Json;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** A worker as the command line sees it. Closing it ends the process. */
public final class WorkerProcess implements AutoCloseable {

    public static final String STOP = "stop";
    public static final String GO_ON = "go on";
    public static final String CONFIRMED = "confirmed";
    public static final String REFUTED = "refuted";
    public static final String NO_TIME = "no time";

    private final Process process;
    private final Path socketFolder;
    private final ServerSocketChannel server;
    private final BlockingQueue<Message> messages = new LinkedBlockingQueue<>();
    private final Thread endOfThis;
    private volatile LineChannel channel;
    private volatile boolean stopped;

    private WorkerProcess(Process process, Path socketFolder, ServerSocketChannel server) {
        this.process = process;
        this.socketFolder = socketFolder;
        this.server = server;
        endOfThis = new Thread(process::destroyForcibly);
        Runtime.getRuntime().addShutdownHook(endOfThis);
    }

    /**
     * Starts a worker on a request.
     *
     * @param output receives what the test prints; null if the launch names a file for it
     */
    public static WorkerProcess start(Launch launch, Request request, OutputStream output)
            throws IOException, InterruptedException {
        return start(launch, () -> request, output);
    }

    /** The same on a request that is made when the worker is there to take it. */
    static WorkerProcess start(Launch launch, Supplier<Request> request, OutputStream output)
            throws IOException, InterruptedException {
        return start(launch, request, output, launch.outputFile().toFile());
    }

    /** The same where the test's output goes to a file of this name, unless there is a stream for it. */
    static WorkerProcess start(Launch launch, Supplier<Request> request, OutputStream output, File file)
            throws IOException, InterruptedException {
        // A short path: the name of a Unix domain socket may have about a hundred characters.
        Path folder = Files.createTempDirectory("heddle");
        Path socket = folder.resolve("worker");
        ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        server.bind(UnixDomainSocketAddress.of(socket));
        ProcessBuilder builder = new ProcessBuilder(launch.command(socket)).redirectErrorStream(true);
        if (output == null) {
            builder.redirectOutput(file);
        }
        WorkerProcess worker = new WorkerProcess(builder.start(), folder, server);
        worker.process.getOutputStream().close();
        if (output != null) {
            daemon("heddle-output", () -> copy(worker.process.getInputStream(), output));
        }
        daemon("heddle-messages", () -> worker.listen(request));
        daemon("heddle-exit", worker::awaitExit);
        return worker;
    }

    /** The next message; null if none comes in time. */
    public Message next(long timeoutMillis) throws InterruptedException {
        return messages.poll(timeoutMillis, TimeUnit.MILLISECONDS);
    }

    /** Asks the worker to end after the execution under way. */
    public void stop() {
        stopped = true;
        LineChannel current = channel;
        if (current == null) {
            process.destroyForcibly();
            return;
        }
        try {
            current.write(STOP);
        } catch (IOException e) {
            // The worker has gone already, which is what was wanted.
            process.destroyForcibly();
        }
    }

    /** Lets a worker begin that is {@link Message.Type#READY ready}. */
    public void goOn() throws IOException {
        channel.write(GO_ON);
    }

    /** Answers to a {@link Message.Type#CANDIDATE candidate}. */
    void answer(String answer) throws IOException {
        channel.write(answer);
    }

    /** Gives a worker that is {@link Message.Type#READY ready} the schedule that it waits for. */
    public void give(Schedule schedule) throws IOException {
        channel.write(Json.line(schedule));
    }

    public boolean isStopped() {
        return stopped;
    }

    /** Ends the process, and those that the test has started and left behind: nobody else will. */
    public void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    public long pid() {
        return process.pid();
    }

    /** Exit code of a worker that has closed its connection; waits a moment for it. */
    public int exitCode() throws InterruptedException {
        if (!process.waitFor(5, TimeUnit.SECONDS)) {
            process.destroyForcibly();
        }
        return process.waitFor();
    }

    private void listen(Supplier<Request> request) {
        try (SocketChannel accepted = server.accept()) {
            LineChannel lines = new LineChannel(accepted);
            Request given = request.get();
            if (given == null) {
                return;
            }
            // A worker that is still preparing itself reads this later, and the time runs from here on.
            lines.write(Long.toString(System.currentTimeMillis()));
            lines.write(Json.line(given));
            channel = lines;
            for (String line = lines.read(); line != null; line = lines.read()) {
                messages.add(Json.read(line, Message.class));
            }
            messages.add(Message.of(Message.Type.CLOSED));
        } catch (IOException e) {
            messages.add(Message.of(Message.Type.CLOSED));
        }
    }

    /** A worker that dies before it connects would leave {@link #listen} waiting. */
    private void awaitExit() {
        try {
            process.waitFor();
            if (channel == null) {
                server.close();
            }
        } catch (InterruptedException | IOException e) {
            process.destroyForcibly();
        }
    }

    private static void copy(InputStream from, OutputStream to) {
        byte[] buffer = new byte[8192];
        try (from) {
            for (int count = from.read(buffer); count >= 0; count = from.read(buffer)) {
                to.write(buffer, 0, count);
                to.flush();
            }
        } catch (IOException e) {
            // The reader of the output has gone; the exploration goes on without it.
            return;
        }
    }

    private static void daemon(String name, Runnable body) {
        Thread thread = new Thread(body, name);
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void close() throws IOException {
        kill();
        server.close();
        Files.deleteIfExists(socketFolder.resolve("worker"));
        Files.deleteIfExists(socketFolder);
        Runtime.getRuntime().removeShutdownHook(endOfThis);
    }
}
