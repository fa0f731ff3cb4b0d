package dev.heddle.bench;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
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

/** What is predicted from one run of programs after those of the paper on BEST, and what it takes. */
@Command(name = "predict", description = "Prediction from one run of programs after those of the paper on BEST.",
        mixinStandardHelpOptions = true)
final class PredictBench implements Callable<Integer> {

    private static final int FEATURE = 25;
    private static final Set<Integer> EXITS = Set.of(0, 1, 3);
    /** The paper's programs, the smallest number of threads first. */
    private static final List<String> PROGRAMS = List.of("Tsp", "Alsaplayer", "Axel", "Aget", "Prozilla", "Bzip2smp", "Fastspy",
            "Finalsolution");

    @Spec
    private CommandSpec spec;

    @Mixin
    private Repository repository;

    @Option(names = "--time", defaultValue = "600", description = "seconds after which a prediction is stopped (${DEFAULT-VALUE})")
    private int seconds;

    @Option(names = "--program", description = "only this program; may be repeated")
    private List<String> programs = new ArrayList<>();

    @Mixin
    private Tables tables;

    @Override
    public Integer call() {
        Path root = repository.folder();
        InstalledJdk jdk = InstalledJdk.find(FEATURE).orElseThrow(() -> new ParameterException(spec.commandLine(),
                "no JDK " + FEATURE + " found; install one, or point JAVA_HOME at it"));
        HeddleRun heddle = new HeddleRun(root, Map.of("HEDDLE_JAVA_HOME", jdk.home().toString()));
        PredictReport report = new PredictReport();
        for (String name : programs.isEmpty() ? PROGRAMS : programs) {
            tables.measuring(name);
            Path program = root.resolve("testData").resolve("predict").resolve(name + ".java");
            HeddleRun.Answer answer = heddle.explore(program.toString(), Duration.ofSeconds(seconds + 120L), EXITS,
                    List.of("--strategy", "predict", "--all", "--time", seconds + "s", "--jvm-arg=-Xmx2g"));
            JsonObject result = answer.ok() ? answer.result() : null;
            report.add(name, lines(program), result);
        }
        tables.publish(root, "predict table", report.table() + "\n" + report.goals());
        return 0;
    }

    private static int lines(Path program) {
        try {
            return Files.readAllLines(program).size();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
