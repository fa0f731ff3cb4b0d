package dev.heddle.ide.engine;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Reads the events of {@code docs/protocol.md}, one object a line. The other side may be killed in the middle of a
 * line, be newer than this one, or print what is no event: such a line is passed on as text and the next one is read.
 */
public final class EventStream {

    /** A longer line is not an event of ours; what follows of it is dropped, so that memory stays bounded. */
    static final int LONGEST_LINE = 64 << 20;

    private static final int SHOWN = 2_000;
    private static final int BUFFER = 1 << 16;

    private final InputStream in;
    private final EngineListener listener;

    public EventStream(InputStream in, EngineListener listener) {
        this.in = in;
        this.listener = listener;
    }

    /** Returns when the stream has ended. */
    public void read() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        byte[] buffer = new byte[BUFFER];
        for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
            int from = 0;
            for (int i = 0; i < count; i++) {
                if (buffer[i] == '\n') {
                    append(line, buffer, from, i);
                    line(line);
                    line.reset();
                    from = i + 1;
                }
            }
            append(line, buffer, from, count);
        }
        line(line);
    }

    private static void append(ByteArrayOutputStream line, byte[] buffer, int from, int to) {
        line.write(buffer, from, Math.min(to - from, Math.max(0, LONGEST_LINE - line.size())));
    }

    private void line(ByteArrayOutputStream bytes) {
        String line = bytes.toString(StandardCharsets.UTF_8).strip();
        if (line.isEmpty()) {
            return;
        }
        boolean understood = false;
        if (line.startsWith("{")) {
            try {
                JsonElement tree = JsonParser.parseString(line);
                understood = event(tree.getAsJsonObject());
            } catch (JsonParseException | IllegalStateException | UnsupportedOperationException
                    | NumberFormatException | StackOverflowError e) {
                // Damage, or nesting that no event of ours has: told as text below.
                understood = false;
            }
        }
        if (!understood) {
            listener.text(line.length() > SHOWN ? line.substring(0, SHOWN) + " …" : line);
        }
    }

    /** Whether this was an event; one of a type that is not known here is one too, and nothing to tell. */
    private boolean event(JsonObject event) {
        if (!event.has("type")) {
            return false;
        }
        switch (member(event, "type").getAsString()) {
            case "started" -> {
                String test = member(event, "test").getAsString();
                listener.started(test, (int) number(event, "number"), (int) number(event, "count"));
            }
            case "progress" -> {
                String test = member(event, "test").getAsString();
                long executions = member(event, "executions").getAsLong();
                double rate = event.has("perSecond") ? member(event, "perSecond").getAsDouble() : 0;
                String phase = event.has("phase") ? member(event, "phase").getAsString() : "";
                listener.progress(new EngineProgress(test, phase, executions, rate, number(event, "elapsedMillis"),
                        number(event, "limitMillis"), number(event, "violations")));
            }
            case "goal" -> listener.willStopAt(member(event, "step").getAsInt());
            case "stopped" -> {
                String thread = member(event, "thread").getAsString();
                listener.stopped(member(event, "step").getAsInt(), thread);
            }
            case "note" -> listener.note(member(event, "text").getAsString());
            case "violation" -> {
                Violation violation = Json.read(event.get("violation"), Violation.class);
                if (violation == null || violation.id() == null || violation.kind() == null) {
                    return false;
                }
                listener.violation(violation);
            }
            case "done" -> {
                Result result = Json.read(event.get("result"), Result.class);
                if (result == null || result.status() == null) {
                    return false;
                }
                listener.done(result);
            }
            default -> { }
        }
        return true;
    }

    private static JsonElement member(JsonObject event, String name) {
        JsonElement member = event.get(name);
        if (member == null) {
            throw new JsonParseException("no member " + name);
        }
        return member;
    }

    private static long number(JsonObject event, String name) {
        return event.has(name) ? event.get(name).getAsLong() : 0;
    }
}
