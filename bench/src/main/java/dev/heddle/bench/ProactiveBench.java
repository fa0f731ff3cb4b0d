package dev.heddle.bench;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Programs after table I of the paper on proactive debugging, with other strategies and the paper's figures beside ours. */
@Command(name = "proactive", description = "The table of the paper on proactive debugging, on programs of ours.",
        mixinStandardHelpOptions = true)
final class ProactiveBench implements Callable<Integer> {

    private static final int FEATURE = 25;
    private static final Set<Integer> EXITS = Set.of(0, 1, 3);

    @Spec
    private CommandSpec spec;

    @Mixin
    private Repository repository;

    @Option(names = "--runs", defaultValue = "30", description = "runs of random and of pct, each with its seed (${DEFAULT-VALUE})")
    private int runs;

    @Option(names = "--executions", defaultValue = "100", description = "executions of each of these runs (${DEFAULT-VALUE})")
    private int executions;

    @Option(names = "--time", defaultValue = "60", description = "seconds after which a search is stopped (${DEFAULT-VALUE})")
    private int seconds;

    @Option(names = "--row", description = "only rows whose names begin like this (all)")
    private String only = "";

    @Mixin
    private Tables tables;

    @Override
    public Integer call() {
        Path root = repository.folder();
        InstalledJdk jdk = InstalledJdk.find(FEATURE).orElseThrow(() -> new ParameterException(spec.commandLine(),
                "no JDK " + FEATURE + " found; install one, or point JAVA_HOME at it"));
        HeddleRun heddle = new HeddleRun(root, Map.of("HEDDLE_JAVA_HOME", jdk.home().toString()));
        ProactiveReport report = new ProactiveReport();
        for (ProactiveRow row : ProactiveRow.all()) {
            if (!row.name().startsWith(only)) {
                continue;
            }
            tables.measuring(row.name());
            Path program = root.resolve("testData").resolve("proactive").resolve(row.program() + ".java");
            report.add(row, lines(program), explored(heddle, row, program, "proactive"),
                    explored(heddle, row, program, "proactive", "--all"),
                    explored(heddle, row, program, "proactive", "--all", "--jvm-arg=-Dfixed=true"),
                    explored(heddle, row, program, "dpor"),
                    Arrays.asList(explored(heddle, row, program, "pcb", "--k", "1"), explored(heddle, row, program, "pcb", "--k", "2")),
                    List.of(rate(heddle, row, program, "random"), rate(heddle, row, program, "pct")));
        }
        tables.publish(root, "proactive table", report.table() + "\n" + report.goals());
        return 0;
    }

    private static int lines(Path program) {
        try {
            return Files.readAllLines(program).size();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Null if there was no answer. */
    private JsonObject explored(HeddleRun heddle, ProactiveRow row, Path program, String strategy, String... more) {
        List<String> options = new ArrayList<>(List.of("--strategy", strategy, "--time", seconds + "s"));
        options.addAll(row.arguments());
        options.addAll(List.of(more));
        HeddleRun.Answer answer = heddle.explore(program.toString(), Duration.ofSeconds(4L * seconds + 60), EXITS, options);
        return answer.ok() ? answer.result() : null;
    }

    /** How many of the runs find the bug. */
    private String rate(HeddleRun heddle, ProactiveRow row, Path program, String strategy) {
        int found = 0;
        for (int seed = 1; seed <= runs; seed++) {
            JsonObject result = explored(heddle, row, program, strategy, "--seed", String.valueOf(seed), "--max-executions",
                    String.valueOf(executions));
            found += result != null && result.get("status").getAsString().equals("violation") ? 1 : 0;
        }
        return runs == 0 ? "–" : found + " of " + runs;
    }
}
