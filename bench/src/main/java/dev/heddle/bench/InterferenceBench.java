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

/** Programs after table 1 of the paper on bounded interference, each with its correct twin, and the paper's figures beside ours. */
@Command(name = "interference", description = "The table of the paper on bounded interference.", mixinStandardHelpOptions = true)
final class InterferenceBench implements Callable<Integer> {

    private static final int FEATURE = 25;
    private static final int MOST = 3;
    /** What the program that bounded switches find late is also given to. */
    private static final List<List<String>> RIVALS = List.of(
            List.of("interference", "--k", "1"), List.of("pcb", "--k", "0"), List.of("pcb", "--k", "1"), List.of("pcb", "--k", "2"),
            List.of("pcb", "--k", "3"), List.of("dpor"));
    private static final Set<Integer> EXITS = Set.of(0, 1, 3);

    @Spec
    private CommandSpec spec;

    @Mixin
    private Repository repository;

    @Option(names = "--time", defaultValue = "60", description = "seconds after which a search is stopped (${DEFAULT-VALUE})")
    private int seconds;

    @Mixin
    private Tables tables;

    @Override
    public Integer call() {
        Path root = repository.folder();
        InstalledJdk jdk = InstalledJdk.find(FEATURE).orElseThrow(() -> new ParameterException(spec.commandLine(),
                "no JDK " + FEATURE + " found; install one, or point JAVA_HOME at it"));
        HeddleRun heddle = new HeddleRun(root, Map.of("HEDDLE_JAVA_HOME", jdk.home().toString()));
        InterferenceReport report = new InterferenceReport();
        for (InterferenceRow row : InterferenceRow.all()) {
            tables.measuring(row.name());
            Path program = root.resolve("testData").resolve("interference").resolve(row.program() + ".java");
            report.add(row, explored(heddle, program), explored(heddle, program, "--jvm-arg=-Dfixed=true"));
        }
        Path mutual = root.resolve("testData").resolve("interference").resolve("Mutual.java");
        for (List<String> rival : RIVALS) {
            tables.measuring("Mutual by " + String.join(" ", rival));
            report.addRival(rival, first(heddle, mutual, rival));
        }
        tables.publish(root, "interference table", report.table() + "\n" + report.rivals() + "\n" + report.goals());
        return 0;
    }

    /** The search up to its first violation; null if there was no answer. */
    private JsonObject first(HeddleRun heddle, Path program, List<String> strategy) {
        List<String> options = new ArrayList<>(List.of("--strategy", strategy.get(0), "--time", seconds + "s"));
        options.addAll(strategy.subList(1, strategy.size()));
        HeddleRun.Answer answer = heddle.explore(program.toString(), Duration.ofSeconds(4L * seconds + 60), EXITS, options);
        return answer.ok() ? answer.result() : null;
    }

    /** Null if there was no answer. */
    private JsonObject explored(HeddleRun heddle, Path program, String... more) {
        List<String> options = new ArrayList<>(List.of("--strategy", "interference", "--k", String.valueOf(MOST), "--all",
                "--time", seconds + "s"));
        options.addAll(List.of(more));
        HeddleRun.Answer answer = heddle.explore(program.toString(), Duration.ofSeconds(4L * seconds + 60), EXITS, options);
        return answer.ok() ? answer.result() : null;
    }
}
