package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.heddle.engine.model.Violation;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A {@code heddle replay --debug} of a program's first violation. */
final class DebuggedReplay implements AutoCloseable {

    private static final Pattern WAITING = Pattern.compile("heddle: waiting for a debugger on 127\\.0\\.0\\.1:(\\d+)");

    private final HeddleProcess heddle;
    private Process process;
    private BufferedReader errors;
    private BufferedReader out;
    private BufferedWriter orders;
    private final List<Integer> stops = new ArrayList<>();

    DebuggedReplay(HeddleProcess heddle) {
        this.heddle = heddle;
    }

    HeddleProcess heddle() {
        return heddle;
    }

    /** Writes and explores a program that has a failure. */
    static void explore(HeddleProcess heddle, String name, String program, String... options) throws Exception {
        heddle.write(name + ".java", program);
        HeddleProcess.Outcome outcome = heddle.run(Stream.concat(Stream.of("explore", "--quiet", name + ".java"),
                Stream.of(options)).toArray(String[]::new));
        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
    }

    static String schedule(String name) {
        return ".heddle/" + name + "/v1.schedule.json";
    }

    /** The line of a program with that mark, from 1. */
    static int line(String program, String mark) {
        return 1 + (int) program.lines().takeWhile(line -> !line.contains(mark)).count();
    }

    Debugger debugged(String name) throws Exception {
        return Debugger.attach(waiting(name));
    }

    /** The same as the plugin does it, with steps to stop at; 0 for none yet. */
    Debugger debugged(String name, int stopAt) throws Exception {
        return Debugger.attach(waiting(name, "--events", "--stop-at", Integer.toString(stopAt)));
    }

    /** Lets the debugger stop at a step. */
    void goTo(int step) throws IOException {
        orders.write("go-to " + step + "\n");
        orders.flush();
        JsonObject event;
        do {
            event = JsonParser.parseString(out.readLine()).getAsJsonObject();
            note(event);
        } while (!event.get("type").getAsString().equals("goal") || event.get("step").getAsInt() != step);
    }

    private void note(JsonObject event) {
        if (event.get("type").getAsString().equals("stopped")) {
            stops.add(event.get("step").getAsInt());
        }
    }

    /** The numbers of the steps at which the replay has told that it stands. */
    List<Integer> stops() {
        out.lines().forEach(line -> note(JsonParser.parseString(line).getAsJsonObject()));
        return stops;
    }

    /** The port of a replay that waits for a debugger. */
    int waiting(String name, String... more) throws Exception {
        process = heddle.start(Stream.concat(Stream.of("replay", "--debug=0", "--json", "debugged.json"),
                Stream.concat(Stream.of(more), Stream.of(schedule(name)))).toArray(String[]::new));
        orders = process.outputWriter();
        out = process.inputReader();
        errors = process.errorReader();
        String line = error();
        Matcher waiting = WAITING.matcher(line);
        assertThat(waiting.matches()).as(line).isTrue();
        return Integer.parseInt(waiting.group(1));
    }

    /** The next line that it says on standard error. */
    String error() throws IOException {
        return errors.readLine();
    }

    int exit() throws InterruptedException {
        return process.waitFor();
    }

    void endsAsRecorded(String name) throws Exception {
        String rest = String.join("\n", errors.lines().toList());
        assertThat(exit()).as(rest).isEqualTo(1);
        HeddleProcess.Outcome plain = heddle.run("replay", "--json", "plain.json", schedule(name));
        assertThat(plain.exit()).as(plain.err()).isEqualTo(1);
        assertThat(heddle.result("debugged.json").stats().get("traceHash")).isNotNull()
                .isEqualTo(heddle.result("plain.json").stats().get("traceHash"));
        assertThat(heddle.result("debugged.json").violations().get(0).message())
                .isEqualTo(heddle.result("plain.json").violations().get(0).message());
    }

    /** The same without a replay beside it: the schedule file has the hash of the trace. */
    void endsWithTheTraceOf(Violation violation) throws Exception {
        String rest = String.join("\n", errors.lines().toList());
        assertThat(exit()).as(rest).isEqualTo(1);
        assertThat(heddle.result("debugged.json").stats().get("traceHash")).isNotNull()
                .isEqualTo(heddle.schedule(violation.schedule()).traceHash());
        assertThat(heddle.result("debugged.json").violations().get(0).kind()).isEqualTo(violation.kind());
    }

    void endsIncomplete(String line) throws Exception {
        assertThat(error()).isEqualTo("heddle: " + line);
        assertThat(exit()).isEqualTo(3);
    }

    @Override
    public void close() {
        if (process != null) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }
}
