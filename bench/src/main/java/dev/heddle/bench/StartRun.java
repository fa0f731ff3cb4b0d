package dev.heddle.bench;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * One run of a command: wall time, processor time of all its processes, and how long each phase took that it tells of.
 *
 * @param phases milliseconds by phase, in order; what comes before the first and after the last is there too
 */
record StartRun(int exit, double seconds, double processorSeconds, Map<String, Double> phases) {

    private static final long LIMIT_SECONDS = 300;
    private static final long SAMPLE_MILLIS = 5;
    private static final String BEFORE = "before the first worker";
    private static final String AFTER = "after the result";

    /** Runs it; processes that are there already and have {@code helper} among their arguments count too, with their children. */
    static StartRun of(List<String> command, Map<String, String> environment, String helper) throws IOException {
        Map<Long, Duration> before = new TreeMap<>();
        helpers(helper).forEach(process -> before.put(process.pid(), cpu(process)));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(environment);
        long begun = System.nanoTime();
        Process process = builder.start();
        Map<Long, Duration> used = new ConcurrentHashMap<>();
        Thread sampler = new Thread(() -> sample(process, helper, used), "sampler");
        sampler.setDaemon(true);
        sampler.start();
        Map<String, Double> phases = phases(process.inputReader(), begun);
        try {
            if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
            double seconds = (System.nanoTime() - begun) / 1e9;
            sampler.join();
            double processor = 0;
            for (Map.Entry<Long, Duration> entry : used.entrySet()) {
                processor += entry.getValue().minus(before.getOrDefault(entry.getKey(), Duration.ZERO)).toNanos() / 1e9;
            }
            return new StartRun(process.exitValue(), seconds, processor, phases);
        } catch (InterruptedException e) {
            process.destroyForcibly();
            throw new IOException(e);
        }
    }

    /** What processes have used is known while they are there only. */
    private static void sample(Process process, String helper, Map<Long, Duration> used) {
        try {
            do {
                Stream.concat(Stream.concat(Stream.of(process.toHandle()), process.descendants()), helpers(helper))
                        .forEach(each -> used.merge(each.pid(), cpu(each), (a, b) -> a.compareTo(b) > 0 ? a : b));
            } while (!process.waitFor(SAMPLE_MILLIS, TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Stream<ProcessHandle> helpers(String helper) {
        return helper == null ? Stream.of() : ProcessHandle.allProcesses()
                .filter(process -> process.info().arguments().map(all -> Arrays.asList(all).contains(helper)).orElse(false))
                .flatMap(process -> Stream.concat(Stream.of(process), process.descendants()));
    }

    private static Duration cpu(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** Commands without events have one phase. */
    private static Map<String, Double> phases(BufferedReader out, long begun) throws IOException {
        Map<String, Double> phases = new LinkedHashMap<>();
        String phase = BEFORE;
        long since = begun;
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            String next = line.startsWith("{") ? phase(line) : null;
            if (next != null && !next.equals(phase)) {
                long now = System.nanoTime();
                phases.merge(phase, (now - since) / 1e6, Double::sum);
                phase = next;
                since = now;
            }
        }
        phases.merge(phase, (System.nanoTime() - since) / 1e6, Double::sum);
        return phases;
    }

    private static String phase(String line) {
        JsonObject event = JsonParser.parseString(line).getAsJsonObject();
        if (event.get("type").getAsString().equals("done")) {
            return AFTER;
        }
        return event.has("phase") ? event.get("phase").getAsString() : null;
    }
}
