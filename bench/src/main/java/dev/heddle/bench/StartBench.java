package dev.heddle.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How long it takes from the command to its report: the smallest search, a find, and what the JVM takes by itself. */
@Command(name = "start", description = "From the command to the report: start-up.", mixinStandardHelpOptions = true)
final class StartBench implements Callable<Integer> {

    @Mixin
    private Repository repository;

    @Mixin
    private Tables tables;

    @Option(names = "--rounds", defaultValue = "5", description = "the median counts (${DEFAULT-VALUE})")
    private int rounds;

    @Override
    public Integer call() throws IOException {
        Path root = repository.folder();
        String heddle = root.resolve("heddle").toString();
        String program = root.resolve("testData/demo/LostUpdate.java").toString();
        Path work = Files.createTempDirectory("heddle-bench");
        try {
            String out = work.resolve("out").toString();
            Path main = Files.writeString(work.resolve("Nothing.java"),
                    "public class Nothing { public static void main(String[] args) { } }");
            String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
            StringBuilder table = new StringBuilder("| command | median, s | fastest, s |\n| --- | ---: | ---: |\n");
            row(table, "`java Nothing.java`: a JVM that compiles and runs nothing", List.of(java, main.toString()));
            row(table, "`heddle strategies`: the command line alone", List.of(heddle, "strategies"));
            row(table, "`heddle explore Nothing.java`: with a worker", List.of(heddle, "explore", "--out", out, main.toString()));
            row(table, "`heddle explore LostUpdate.java`: with a find, confirmed in a second worker",
                    List.of(heddle, "explore", "--out", out, program));
            tables.publish(root, "start", table.toString());
            return 0;
        } finally {
            Folders.delete(work);
        }
    }

    private void row(StringBuilder table, String name, List<String> command) {
        tables.measuring(name);
        // What is made once is made now.
        Child.run(new ArrayList<>(command), Map.of(), Duration.ofMinutes(5));
        double[] seconds = new double[rounds];
        for (int i = 0; i < rounds; i++) {
            long start = System.nanoTime();
            Child.run(new ArrayList<>(command), Map.of(), Duration.ofMinutes(5));
            seconds[i] = (System.nanoTime() - start) / 1e9;
        }
        Arrays.sort(seconds);
        table.append(String.format(Locale.ROOT, "| %s | %.2f | %.2f |%n", name, seconds[rounds / 2], seconds[0]));
    }
}
