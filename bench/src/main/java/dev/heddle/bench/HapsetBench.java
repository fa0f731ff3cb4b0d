package dev.heddle.bench;

import dev.heddle.bench.bugs.BugRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Executions to the bug in programs after the paper on HaPSets, with what the paper has beside ours. */
@Command(name = "hapset", description = "Executions to the bugs of the paper on HaPSets, under each strategy.",
        mixinStandardHelpOptions = true)
final class HapsetBench implements Callable<Integer> {

    private static final int FEATURE = 25;
    private static final List<String> SYSTEMATIC = List.of("hapset", "dpor", "pcb:0", "pcb:1", "pcb:2", "pcb:3", "pcb:4");
    private static final List<String> SEEDED = List.of("pct", "random");

    @Spec
    private CommandSpec spec;

    @Mixin
    private Repository repository;

    @Option(names = "--seeds", defaultValue = "20", description = "runs of pct and random of which the median is taken (${DEFAULT-VALUE})")
    private int seeds;

    @Option(names = "--time", defaultValue = "10", description = "seconds after which a search is stopped (${DEFAULT-VALUE})")
    private int seconds;

    @Option(names = "--program", split = ",", description = "only these programs")
    private List<String> programs;

    @Option(names = "--write", description = "put the table into docs/benchmarks.md")
    private boolean write;

    @Override
    public Integer call() throws IOException {
        Path root = repository.folder();
        InstalledJdk jdk = InstalledJdk.find(FEATURE).orElseThrow(() -> new ParameterException(spec.commandLine(),
                "no JDK " + FEATURE + " found; install one, or point JAVA_HOME at it"));
        Path folder = Files.createDirectories(root.resolve("bench").resolve("target").resolve("hapset"));
        BugProcess process = new BugProcess(jdk, root.resolve("testData").resolve("hapset"), folder);
        StringBuilder table = new StringBuilder("| program | " + String.join(" | ", SYSTEMATIC) + " | "
                + String.join(" | ", SEEDED) + " | fixed, hapset | paper: HaPSet | paper: DPOR | paper: PCB2 |\n|"
                + " --- |".repeat(1) + " ---: |".repeat(SYSTEMATIC.size() + SEEDED.size() + 4) + "\n");
        spec.commandLine().getOut().print(table);
        for (HapsetRow row : HapsetRow.all()) {
            if (programs == null || programs.contains(row.program())) {
                String line = line(process, row);
                table.append(line);
                spec.commandLine().getOut().print(line);
                spec.commandLine().getOut().flush();
            }
        }
        if (write) {
            new MarkedSection(root.resolve("docs").resolve("benchmarks.md"), "hapset").write(table.toString());
        }
        return 0;
    }

    private String line(BugProcess process, HapsetRow row) {
        Duration time = Duration.ofSeconds(seconds);
        List<String> strategies = new ArrayList<>(SYSTEMATIC.stream().map(strategy -> strategy + "=1").toList());
        SEEDED.forEach(strategy -> strategies.add(strategy + "=" + seeds));
        List<BugRun> runs = process.explore(row.program(), row.properties(), 0, time, strategies);
        List<String> properties = new ArrayList<>(row.properties());
        properties.add("fixed=true");
        BugRun fixed = process.explore(row.program(), properties, 0, time, List.of("hapset=1")).get(0);
        StringBuilder line = new StringBuilder("| " + row.title() + " |");
        for (String strategy : SYSTEMATIC) {
            line.append(' ').append(executions(runs, strategy)).append(" |");
        }
        for (String strategy : SEEDED) {
            line.append(' ').append(executions(runs, strategy)).append(" |");
        }
        return line.append(String.format(Locale.ROOT, " %s | %d | %s | %s |%n",
                fixed.kind() == null ? "none in " + fixed.executions() : "**" + fixed.kind() + "**",
                row.hapset(), paper(row.dpor()), paper(row.pcb()))).toString();
    }

    private static String paper(int runs) {
        return runs == 0 ? "–" : String.valueOf(runs);
    }

    /** The median; a run that found nothing is later than all that did. */
    private static String executions(List<BugRun> runs, String strategy) {
        List<BugRun> own = runs.stream().filter(run -> run.strategy().equals(strategy))
                .sorted((a, b) -> Long.compare(rank(a), rank(b))).toList();
        BugRun median = own.get((own.size() - 1) / 2);
        return median.kind() == null ? "not in " + median.executions() : String.valueOf(median.executions());
    }

    private static long rank(BugRun run) {
        return run.kind() == null ? Long.MAX_VALUE : run.executions();
    }
}
