package dev.heddle.ui.window;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;

/**
 * A command of Heddle beside the window: what it tells comes as events, one JSON object a line, and is handed on in the event thread.
 * So the window never loads the engine, and a test that takes all memory takes another process's.
 */
final class CommandRun {

    private final Process process;
    private final List<String> lines = new ArrayList<>();

    private CommandRun(Process process) {
        this.process = process;
    }

    /**
     * Starts a command.
     *
     * @param onEvent gets each event
     * @param onEnd gets what was printed besides, when the process has ended
     */
    static CommandRun start(List<String> arguments, Consumer<JsonObject> onEvent, Consumer<String> onEnd) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(System.getProperty("heddle.command", "heddle"));
        command.addAll(arguments);
        CommandRun engine = new CommandRun(new ProcessBuilder(command).redirectErrorStream(true).start());
        Thread reader = new Thread(() -> engine.read(onEvent, onEnd), "heddle-events");
        reader.setDaemon(true);
        reader.start();
        return engine;
    }

    private void read(Consumer<JsonObject> onEvent, Consumer<String> onEnd) {
        try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                JsonObject event = event(line);
                if (event != null) {
                    SwingUtilities.invokeLater(() -> onEvent.accept(event));
                } else {
                    lines.add(line);
                }
            }
        } catch (IOException ended) {
            lines.add("the engine's output ended: " + ended.getMessage());
        }
        SwingUtilities.invokeLater(() -> onEnd.accept(String.join("\n", lines)));
    }

    private static JsonObject event(String line) {
        if (!line.startsWith("{")) {
            return null;
        }
        try {
            JsonObject object = JsonParser.parseString(line).getAsJsonObject();
            return object.has("type") ? object : null;
        } catch (JsonParseException | IllegalStateException other) {
            return null;
        }
    }

    /** Asks it to stop; it then tells what it has found so far. */
    void cancel() {
        process.destroy();
    }

    boolean isAlive() {
        return process.isAlive();
    }
}
