package dev.heddle.engine.cli;

import com.google.gson.JsonObject;
import dev.heddle.engine.explore.Progress;
import dev.heddle.engine.model.HeddleVersion;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.Json;
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
    public void started(String test, int number, int count) {
        JsonObject event = event("started");
        event.addProperty("test", test);
        event.addProperty("number", number);
        event.addProperty("count", count);
        send(event);
    }

    @Override
    public void progress(String test, Progress progress) {
        JsonObject event = event("progress");
        event.addProperty("test", test);
        Json.tree(progress).entrySet().forEach(entry -> event.add(entry.getKey(), entry.getValue()));
        send(event);
    }

    @Override
    public void note(String line) {
        JsonObject event = event("note");
        event.addProperty("text", line);
        send(event);
    }

    @Override
    public void violation(Violation violation) {
        JsonObject event = event("violation");
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
