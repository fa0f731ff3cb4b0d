package dev.heddle.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The executions that {@code dpor} makes of the programs with known numbers of traces, and how fast. */
@Command(name = "dpor", description = "Executions of dpor against the known numbers of traces, and its speed.",
        mixinStandardHelpOptions = true)
final class DporBench implements Callable<Integer> {

    private static final int FEATURE = 25;
    private static final String MEASURED_FOR_MEMORY = "FibBench";

    @Spec
    private CommandSpec spec;

    @Mixin
    private Repository repository;

    @Option(names = "--limit", defaultValue = "250000",
            description = "programs with at most so many traces (${DEFAULT-VALUE})")
    private long limit;

    @Option(names = "--program", split = ",", description = "only these programs")
    private List<String> programs;

    @Mixin
    private Tables tables;

    @Override
    public Integer call() throws IOException {
        Path root = repository.folder();
        InstalledJdk jdk = InstalledJdk.find(FEATURE).orElseThrow(() -> new ParameterException(spec.commandLine(),
                "no JDK " + FEATURE + " found; install one, or point JAVA_HOME at it"));
        Path folder = Files.createTempDirectory("heddle-bench-dpor");
        try {
            CountsRun run = new CountsRun(root, jdk, Files.createDirectory(folder.resolve("classes")));
            tables.publish(root, "dpor counts", counts(root, run, folder.resolve("fib.gc")));
            tables.publish(root, "dpor growth", growth(run));
        } finally {
            Folders.delete(folder);
        }
        return 0;
    }

    private String counts(Path root, CountsRun run, Path gcLog) {
        List<CountRow> rows = CountRow.in(root.resolve("testData").resolve("counts"), limit).stream()
                .filter(row -> programs == null || programs.contains(row.program()))
                .toList();
        if (rows.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "no such program with at most " + limit + " traces");
        }
        Map<String, List<CountRow>> groups = rows.stream()
                .collect(Collectors.groupingBy(CountRow::program, LinkedHashMap::new, Collectors.toList()));
        Map<CountRow, Counted> counted = new LinkedHashMap<>();
        String memory = "";
        for (Map.Entry<String, List<CountRow>> group : groups.entrySet()) {
            tables.measuring(group.getKey());
            if (group.getKey().equals(MEASURED_FOR_MEMORY)) {
                counted.putAll(run.exploreAgain(group.getValue(), "-Xmx256m",
                        "-Xlog:gc:file=" + gcLog + "::filecount=0"));
                memory = DporReport.memory(GcLog.read(gcLog), group.getValue().get(group.getValue().size() - 2));
            } else {
                counted.putAll(run.exploreAgain(group.getValue()));
            }
        }
        DporReport report = new DporReport(rows, counted);
        return report.table() + "\n" + report.goals() + memory;
    }

    private String growth(CountsRun run) {
        GrowthTable table = new GrowthTable();
        Map<CountRow, Counted> counted = new LinkedHashMap<>();
        for (List<CountRow> group : table.groups()) {
            tables.measuring("growth of " + group.get(0).program());
            counted.putAll(run.explore(group));
        }
        return table.markdown(counted);
    }
}
