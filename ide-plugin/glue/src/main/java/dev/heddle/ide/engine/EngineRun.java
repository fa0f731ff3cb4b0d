package dev.heddle.ide.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** One run of the engine, followed to its end. */
public final class EngineRun {

    private static final long GRACE_MILLIS = 5_000;

    private final Process process;
    private final Path argumentFile;
    private final Thread reader;
    private final Thread errors;

    private EngineRun(Process process, Path argumentFile, EngineListener listener) {
        this.process = process;
        this.argumentFile = argumentFile;
        reader = daemon("heddle events", () -> {
            try {
                new EventStream(process.getInputStream(), listener).read();
            } catch (IOException e) {
                // The process was ended while it wrote: what came before has been told.
                listener.text(String.valueOf(e.getMessage()));
            }
        });
        errors = daemon("heddle errors", () -> {
            try (BufferedReader lines =
                    new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
                lines.lines().forEach(listener::text);
            } catch (IOException | UncheckedIOException e) {
                listener.text(String.valueOf(e.getMessage()));
            }
        });
    }

    private static Thread daemon(String name, Runnable body) {
        Thread thread = new Thread(body, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /** {@code javaHome} runs the engine itself, not the tests. */
    public static EngineRun start(EngineHome home, Path javaHome, EngineRequest request, EngineListener listener)
            throws IOException {
        List<String> command = new ArrayList<>(home.command(javaHome));
        List<String> arguments = request.arguments();
        command.add(arguments.get(0));
        Path file = null;
        if (!request.fileArguments().isEmpty()) {
            file = Files.createTempFile("heddle", ".args");
            Files.writeString(file, quoted(request.fileArguments()));
            command.add("@" + file);
        }
        command.addAll(arguments.subList(1, arguments.size()));
        Process process = new ProcessBuilder(command).directory(request.folder().toFile()).start();
        if (!request.takesOrders()) {
            process.getOutputStream().close();
        }
        return new EngineRun(process, file, listener);
    }

    /** One argument a line, in quotes, as the engine's argument files have it. */
    private static String quoted(List<String> arguments) {
        StringBuilder text = new StringBuilder();
        for (String argument : arguments) {
            text.append('"').append(argument.replace("\\", "\\\\").replace("\"", "\\\"")).append("\"\n");
        }
        return text.toString();
    }

    /** Gives an order to an engine that takes some; one that has ended hears nothing. */
    public void tell(String order) {
        try {
            OutputStream orders = process.getOutputStream();
            orders.write((order + "\n").getBytes(StandardCharsets.UTF_8));
            orders.flush();
        } catch (IOException e) {
            // It has ended, which whoever waits for it notices too.
            return;
        }
    }

    /** Waits a while; whether the run is over and everything it said has been told. */
    public boolean await(long millis) throws InterruptedException {
        if (!process.waitFor(millis, TimeUnit.MILLISECONDS)) {
            return false;
        }
        reader.join();
        errors.join();
        if (argumentFile != null) {
            argumentFile.toFile().delete();
        }
        return true;
    }

    public int exitCode() {
        return process.exitValue();
    }

    /** Asks the engine to stop, write what it has and end; ends it where it does not. */
    public void cancel() {
        // Process.destroy would also close the streams, and with them lose what the engine says at its end.
        process.toHandle().destroy();
        daemon("heddle cancel", () -> {
            try {
                if (!process.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS)) {
                    process.destroyForcibly();
                }
            } catch (InterruptedException e) {
                process.destroyForcibly();
            }
        });
    }
}
