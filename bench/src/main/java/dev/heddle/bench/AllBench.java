package dev.heddle.bench;

import dev.heddle.bench.sweep.Sweep;
import dev.heddle.bench.sweep.SweepClasses;
import dev.heddle.bench.sweep.SweepLimits;
import dev.heddle.bench.sweep.SweepLog;
import dev.heddle.bench.sweep.SweepProgram;
import dev.heddle.bench.sweep.SweepTable;
import dev.heddle.engine.model.StrategyCatalogue;
import dev.heddle.engine.model.StrategyDescriptor;
import dev.heddle.engine.session.Installation;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Every program of testData under every strategy. Who stops it goes on where it was. */
@Command(name = "all", description = "Every program of testData under every strategy: found, executions, time, and claims that others contradict.",
        mixinStandardHelpOptions = true)
final class AllBench implements Callable<Integer> {

    private static final int FEATURE = 25;
    private static final List<String> DRAWN = List.of("pct", "random");

    @Spec
    private CommandSpec spec;

    @Mixin
    private Repository repository;

    @Mixin
    private Tables tables;

    @Option(names = "--time", defaultValue = "10", description = "seconds for each program (${DEFAULT-VALUE})")
    private int seconds;

    @Option(names = "--max-executions", defaultValue = "1000000", description = "for each program (${DEFAULT-VALUE})")
    private long executions;

    @Option(names = "--seeds", defaultValue = "5", description = "of pct and random (${DEFAULT-VALUE})")
    private int seeds;

    @Option(names = "--strategy", split = ",", description = "only these")
    private List<String> only;

    @Option(names = "--program", description = "only programs whose folder and name contain this")
    private String part = "";

    @Option(names = "--keep", description = "where answers are kept (bench/target/all)")
    private Path kept;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path root = repository.folder();
        InstalledJdk jdk = InstalledJdk.find(FEATURE).orElseThrow(() -> new ParameterException(spec.commandLine(),
                "no JDK " + FEATURE + " found; install one, or point JAVA_HOME at it"));
        Path folder = Files.createDirectories(root.resolve("bench").resolve("target").resolve("sweep"));
        Path answers = Files.createDirectories(kept == null ? root.resolve("bench").resolve("target").resolve("all") : kept);
        Installation installation = Installation.in(root.resolve("engine/core/target/dist"));
        Path testData = root.resolve("testData");
        List<SweepProgram> programs =
                SweepProgram.in(testData).stream().filter(program -> program.key().contains(part)).toList();
        SweepClasses.compile(testData, installation, folder);
        SweepLimits limits = new SweepLimits(seconds, executions);
        List<SweepLog> logs = new ArrayList<>();
        for (StrategyDescriptor strategy : StrategyCatalogue.all()) {
            if (only != null && !only.contains(strategy.name())) {
                continue;
            }
            for (int seed = 1; seed <= (DRAWN.contains(strategy.name()) ? seeds : 1); seed++) {
                tables.measuring(strategy.name() + (seed > 1 ? " with seed " + seed : ""));
                SweepLog log = new SweepLog(answers, strategy.name(), seed, limits.text());
                logs.add(log);
                new Sweep(jdk.home(), jdk.feature(), installation, folder, strategy, seed, limits, log).run(programs);
            }
        }
        return publish(root, new SweepTable(programs, logs), limits);
    }

    private int publish(Path root, SweepTable table, SweepLimits limits) throws IOException {
        List<String> contradictions = table.contradictions();
        String holds = contradictions.isEmpty() ? "- holds: no claim is contradicted, and nothing is found in a correct program\n"
                : "- " + String.join("\n- ", contradictions) + "\n";
        tables.publish(root, "all", "Each search had " + limits.text() + " at most.\n\n" + table.summary() + "\n" + holds);
        if (tables.areWritten()) {
            Files.writeString(root.resolve("docs").resolve("benchmarks-all.md"), "# Every program under every strategy\n\n"
                    + "Written by `./heddle bench all --write`; [benchmarks](benchmarks.md) has the sums. **Bold**: executions until a violation was found, of\n"
                    + "`pct` and `random` the median; *none in*: the search was over; *not in*: it was stopped; *?*: there is no answer.\n\n"
                    + table.rows());
        }
        PrintWriter out = spec.commandLine().getOut();
        out.flush();
        return contradictions.isEmpty() ? 0 : 1;
    }
}
