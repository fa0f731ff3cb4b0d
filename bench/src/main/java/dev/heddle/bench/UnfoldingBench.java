package dev.heddle.bench;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
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

/** The programs of the unfolding paper: tests, time and events of {@code unfolding}, with {@code dpor} and the paper beside it. */
@Command(name = "unfolding", description = "The table of the unfolding paper, with dpor and the paper's figures beside ours.",
        mixinStandardHelpOptions = true)
final class UnfoldingBench implements Callable<Integer> {

    private static final int FEATURE = 25;
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final Set<Integer> EXITS = Set.of(0, 1, 3);
    private static final List<Integer> PAIRS = List.of(2, 4, 6, 8, 10, 12, 14, 16);

    @Spec
    private CommandSpec spec;

    @Mixin
    private Repository repository;

    @Option(names = "--seeds", defaultValue = "5", description = "seeds that the number of tests is the mean of (${DEFAULT-VALUE})")
    private int seeds;

    @Option(names = "--program", split = ",", description = "only these programs")
    private List<String> programs;

    @Option(names = "--dpor-time", defaultValue = "60",
            description = "seconds after which dpor is stopped (${DEFAULT-VALUE})")
    private int dporSeconds;

    @Mixin
    private Tables tables;

    @Override
    public Integer call() {
        Path root = repository.folder();
        InstalledJdk jdk = InstalledJdk.find(FEATURE).orElseThrow(() -> new ParameterException(spec.commandLine(),
                "no JDK " + FEATURE + " found; install one, or point JAVA_HOME at it"));
        List<PaperRow> rows = PaperRow.all().stream()
                .filter(row -> programs == null || programs.contains(row.program()))
                .toList();
        if (rows.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "no such program in testData/unfolding");
        }
        HeddleRun heddle = new HeddleRun(root, Map.of("HEDDLE_JAVA_HOME", jdk.home().toString()));
        WarmRun warm = new WarmRun(heddle, root);
        UnfoldingReport report = new UnfoldingReport();
        for (PaperRow row : rows) {
            tables.measuring(row.name());
            report.add(row, unfolded(heddle, root, row), dpor(heddle, root, row.program(), row.properties()));
            if (row.rateCounts()) {
                report.addRate(row, warm.testsPerSecond(row, PATIENCE));
            }
        }
        tables.publish(root, "unfolding table", report.table() + "\n" + report.goals());
        if (programs == null) {
            tables.publish(root, "unfolding growth", growth(heddle, root));
        }
        return 0;
    }

    private List<JsonObject> unfolded(HeddleRun heddle, Path root, PaperRow row) {
        List<JsonObject> results = new ArrayList<>();
        for (int seed = 1; seed <= seeds; seed++) {
            HeddleRun.Answer answer = explore(heddle, root, row.program(), row.properties(),
                    List.of("--strategy", "unfolding", "--seed", String.valueOf(seed), "--time", PATIENCE.toSeconds() + "s"));
            if (answer.ok()) {
                results.add(answer.result());
            }
        }
        return results;
    }

    /** Null if it gave no answer. */
    private JsonObject dpor(HeddleRun heddle, Path root, String program, List<String> properties) {
        HeddleRun.Answer answer = explore(
                heddle, root, program, properties, List.of("--strategy", "dpor", "--time", dporSeconds + "s"));
        return answer.ok() ? answer.result() : null;
    }

    private static HeddleRun.Answer explore(
            HeddleRun heddle, Path root, String program, List<String> properties, List<String> options) {
        List<String> all = new ArrayList<>(options);
        all.add("--all");
        properties.forEach(property -> all.add("--jvm-arg=-D" + property));
        String file = root.resolve("testData").resolve("unfolding").resolve(program + ".java").toString();
        return heddle.explore(file, PATIENCE.multipliedBy(2), EXITS, all);
    }

    /** Tests and traces of threads that are independent in pairs. */
    private String growth(HeddleRun heddle, Path root) {
        StringBuilder text = new StringBuilder("| pairs | tests of `unfolding` | executions of `dpor` |\n| ---: | ---: | ---: |\n");
        for (int pairs : PAIRS) {
            tables.measuring(pairs + " pairs");
            List<String> properties = List.of("pairs=" + pairs);
            HeddleRun.Answer answer = explore(heddle, root, "Pairs", properties, List.of("--strategy", "unfolding"));
            text.append(UnfoldingReport.growthRow(
                    pairs, answer.ok() ? answer.result() : null, dpor(heddle, root, "Pairs", properties)));
        }
        return text.toString();
    }
}
