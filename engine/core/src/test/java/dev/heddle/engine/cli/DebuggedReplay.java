package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A {@code heddle replay --debug} of a program's first violation. */
final class DebuggedReplay implements AutoCloseable {

    private static final Pattern WAITING = Pattern.compile("heddle: waiting for a debugger on 127\\.0\\.0\\.1:(\\d+)");

    private final HeddleProcess heddle;
    private Process process;
    private BufferedReader errors;

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

    /** The port of a replay that waits for a debugger. */
    int waiting(String name) throws Exception {
        process = heddle.start("replay", "--debug=0", "--json", "debugged.json", schedule(name));
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
