package dev.heddle.bench;

import dev.heddle.bench.hook.HookLoop;
import dev.heddle.engine.session.WorkerFlags;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** What a hook costs a thread that Heddle does not manage. */
final class HookBench {

    private final Path dist;
    private final InstalledJdk jdk;

    HookBench(Path root, InstalledJdk jdk) {
        this.dist = root.resolve("engine").resolve("core").resolve("target").resolve("dist");
        this.jdk = jdk;
    }

    String markdown() {
        Map<String, Double> plain = run(List.of(), List.of());
        Map<String, Double> hooked = run(
                WorkerFlags.of(jdk.feature(), null, jars("bootstrap").get(0), jars("engine")), List.of("hooked"));
        return "| nanoseconds for a call with | as compiled | instrumented | cost of a hook |\n"
                + "| --- | ---: | ---: | ---: |\n"
                + row("a read of a field", plain.get("fieldRead"), hooked.get("fieldRead"), 1)
                + row("a read and a write of a field",
                        plain.get("fieldReadAndWrite"), hooked.get("fieldReadAndWrite"), 2)
                + row("a read of an array element", plain.get("arrayRead"), hooked.get("arrayRead"), 1);
    }

    private Map<String, Double> run(List<String> flags, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(jdk.java().toString());
        command.addAll(flags);
        command.addAll(List.of("-XX:CompileCommand=quiet",
                "-XX:CompileCommand=dontinline,dev.heddle.bench.hook.AccessLoops::*Step"));
        command.addAll(List.of("-cp", classPath(), HookLoop.class.getName()));
        command.addAll(arguments);
        Child.Output output = Child.run(command, Map.of(), Duration.ofMinutes(2));
        if (output.exit() != 0) {
            throw new IllegalStateException("the loop failed: " + output.complaint());
        }
        Map<String, Double> nanoseconds = new HashMap<>();
        output.out().lines().map(line -> line.split(" ")).filter(parts -> parts.length == 3)
                .forEach(parts -> nanoseconds.put(parts[0], Double.parseDouble(parts[1])));
        return nanoseconds;
    }

    /** Only the benchmark itself: engine and hooks come from where a worker has them. */
    private static String classPath() {
        return new File(HookBench.class.getProtectionDomain().getCodeSource().getLocation().getPath()).getPath();
    }

    private List<Path> jars(String folder) {
        try (Stream<Path> files = Files.list(dist.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException("the engine is not built", e);
        }
    }

    private static String row(String title, double plain, double hooked, int hooks) {
        double cost = (hooked - plain) / hooks;
        return String.format(Locale.ROOT, "| %s | %.2f | %.2f | %.2f |%n", title, plain, hooked, cost);
    }
}
