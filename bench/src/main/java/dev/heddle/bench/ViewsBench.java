package dev.heddle.bench;

import dev.heddle.bench.view.ViewLoop;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How long the views of a large result take. */
@Command(name = "views", mixinStandardHelpOptions = true, description = "How long the views of a large result take: "
        + "opening, scrolling, memory, live updates.")
final class ViewsBench implements Callable<Integer> {

    @Mixin
    private Repository repository;

    @Option(names = "--violations", defaultValue = "500", description = "how many there are (${DEFAULT-VALUE})")
    private int violations;

    @Option(names = "--steps", defaultValue = "100000", description = "of the longest schedule (${DEFAULT-VALUE})")
    private int steps;

    @Mixin
    private Tables tables;

    @Override
    public Integer call() {
        Path root = repository.folder();
        tables.measuring("the views");
        String own = new File(ViewsBench.class.getProtectionDomain().getCodeSource().getLocation().getPath()).getPath();
        Child.Output output = Child.run(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC", "-Xmx300m", "-Djava.awt.headless=true", "-cp", own, ViewLoop.class.getName(),
                System.getProperty("java.io.tmpdir"), String.valueOf(violations), String.valueOf(steps)), Map.of(),
                Duration.ofMinutes(5));
        if (output.exit() != 0) {
            throw new IllegalStateException("the views failed: " + output.complaint());
        }
        tables.publish(root, "views", table(output.out()));
        return 0;
    }

    private static String table(String printed) {
        Map<String, Double> seen = new TreeMap<>();
        printed.lines().map(line -> line.split(" ")).forEach(parts -> seen.put(parts[0], Double.parseDouble(parts[1])));
        StringBuilder out = new StringBuilder("| | measured | goal |\n| --- | ---: | ---: |\n");
        row(out, "opens, ms", seen.get("open-ms"), 1_000);
        row(out, "99 of 100 frames while scrolling, ms", seen.get("frame-99-of-100-ms"), 16);
        row(out, "memory, MB", seen.get("memory-mb"), 300);
        row(out, "live updates at 10 a second, % of a core", seen.get("live-percent-of-a-core"), 5);
        out.append(String.format(Locale.ROOT, "%nThe median frame took %.1f ms, the worst %.1f ms.%n", seen.get("frame-median-ms"),
                seen.get("frame-worst-ms")));
        return out.toString();
    }

    private static void row(StringBuilder out, String what, double value, int goal) {
        out.append(String.format(Locale.ROOT, "| %s | %.1f | under %d%s |%n", what, value, goal, value < goal ? "" : " (missed)"));
    }
}
