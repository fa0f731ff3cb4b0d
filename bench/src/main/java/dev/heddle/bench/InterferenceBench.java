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
        tables.publish(root, "interference table", report.table() + "\n" + report.goals());
        return 0;
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
