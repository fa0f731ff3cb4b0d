package dev.heddle.engine.cli;

import com.google.gson.JsonObject;
import dev.heddle.engine.model.HeddleVersion;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.Json;
import dev.heddle.engine.session.Progress;
import dev.heddle.engine.session.Stage;
import java.io.PrintStream;

/** One JSON object a line, as {@code docs/protocol.md} says. */
final class EventDisplay implements Display {

    static final String PROTOCOL = "heddle/events/1";

    private final PrintStream out;

    EventDisplay(PrintStream out, String command, String target, String strategy) {
        this.out = out;
        JsonObject hello = event("hello");
        hello.addProperty("protocol", PROTOCOL);
        hello.addProperty("heddle", HeddleVersion.current());
        hello.addProperty("command", command);
        hello.addProperty("target", target);
        hello.addProperty("strategy", strategy);
        send(hello);
    }

    @Override
    public void phase(Stage stage, String test) {
        JsonObject event = event("phase", stage);
        if (test != null) {
            event.addProperty("test", test);
        }
        send(event);
    }

    @Override
    public void awaitsDebugger(Stage stage, int port) {
        JsonObject event = event("debugger", stage);
        event.addProperty("port", port);
        send(event);
        ConsoleDisplay.tellDebugger(System.err, port);
    }

    @Override
    public void willStopAt(Stage stage, int step) {
        JsonObject event = event("goal", stage);
        event.addProperty("step", step);
        send(event);
    }

    @Override
    public void stopped(Stage stage, int step, String thread) {
        JsonObject event = event("stopped", stage);
        event.addProperty("step", step);
        event.addProperty("thread", thread);
        send(event);
    }

    @Override
    public void started(Stage stage, String test, int number, int count) {
        JsonObject event = event("started", stage);
        event.addProperty("test", test);
        event.addProperty("number", number);
        event.addProperty("count", count);
        send(event);
    }

    @Override
    public void progress(Stage stage, String test, Progress progress) {
        JsonObject event = event("progress", stage);
        event.addProperty("test", test);
        Json.tree(progress).entrySet().forEach(entry -> event.add(entry.getKey(), entry.getValue()));
        send(event);
    }

    @Override
    public void note(Stage stage, String line) {
        JsonObject event = event("note", stage);
        event.addProperty("text", line);
        send(event);
    }

    @Override
    public void violation(Stage stage, Violation violation) {
        JsonObject event = event("violation", stage);
        event.add("violation", Json.tree(violation));
        send(event);
    }

    @Override
    public void done(Result result) {
        if (result.coverage() != null && !result.coverage().isEmpty()) {
            JsonObject coverage = event("coverage");
            coverage.add("coverage", Json.tree(result.coverage()));
            send(coverage);
        }
        JsonObject event = event("done");
        event.addProperty("exit", ExitCode.of(result));
        event.add("result", Json.tree(result));
        send(event);
    }

    private static JsonObject event(String type, Stage stage) {
        JsonObject event = event(type);
        event.addProperty("worker", stage.worker());
        event.addProperty("phase", stage.phase().label());
        return event;
    }

    private static JsonObject event(String type) {
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        return event;
    }

    private void send(JsonObject event) {
        synchronized (out) {
            out.println(Json.line(event));
        }
    }
}
