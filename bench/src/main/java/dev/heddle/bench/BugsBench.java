package dev.heddle.bench;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How many executions each strategy needs to find the bugs of testData/sctbench. */
@Command(name = "bugs", description = "Executions that each strategy needs to find known bugs.",
        mixinStandardHelpOptions = true)
final class BugsBench implements Callable<Integer> {

    private static final int VIOLATION = 1;

    @Spec
    private CommandSpec spec;

    @Mixin
    private Repository repository;

    @Option(names = "--seeds", defaultValue = "20",
            description = "runs of which the median is taken (${DEFAULT-VALUE})")
    private int seeds;

    @Option(names = "--strategy", split = ",", defaultValue = "random,pct", description = "(${DEFAULT-VALUE})")
    private List<String> strategies;

    @Option(names = "--max-executions", defaultValue = "5000", description = "of one run (${DEFAULT-VALUE})")
    private int limit;

    @Option(names = "--write", description = "put the table into docs/benchmarks.md")
    private boolean write;

    @Override
    public Integer call() {
        Path root = repository.folder();
        StringBuilder table = new StringBuilder("| program | best published |");
        StringBuilder rule = new StringBuilder("| --- | ---: |");
        for (String strategy : strategies) {
            table.append(' ').append(strategy).append(" |");
            rule.append(" ---: |");
        }
        table.append('\n').append(rule).append('\n');
        PrintWriter out = spec.commandLine().getOut();
        out.print(table);
        for (KnownBug bug : KnownBug.in(root.resolve("testData").resolve("sctbench"))) {
            String row = row(root, bug);
            out.print(row);
            out.flush();
            table.append(row);
        }
        if (write) {
            new MarkedSection(root.resolve("docs").resolve("benchmarks.md"), "bugs").write(table.toString());
        }
        return 0;
    }

    private String row(Path root, KnownBug bug) {
        StringBuilder row = new StringBuilder();
        row.append("| ").append(bug.title()).append(" | ").append(bug.published() + 1).append(" |");
        for (String strategy : strategies) {
            List<Integer> needed = new ArrayList<>();
            for (int seed = 1; seed <= seeds; seed++) {
                needed.add(executionsToFind(root, bug, strategy, seed));
            }
            row.append(' ').append(median(needed)).append(" |");
        }
        return row.append('\n').toString();
    }

    /** Integer.MAX_VALUE stands for a run that did not find it. */
    private int executionsToFind(Path root, KnownBug bug, String strategy, int seed) {
        List<String> options = new ArrayList<>(List.of("--strategy", strategy, "--seed", String.valueOf(seed),
                "--max-executions", String.valueOf(limit), "--time", "60s"));
        if (!bug.option().isEmpty()) {
            options.add("--jvm-arg=-D" + bug.option());
        }
        HeddleRun.Answer answer = new HeddleRun(root, Map.of())
                .explore(bug.source().toString(), Duration.ofMinutes(2), VIOLATION, options);
        return answer.ok() && answer.found(bug.kind(), bug.line()) ? (int) answer.executions() : Integer.MAX_VALUE;
    }

    static String median(List<Integer> needed) {
        List<Integer> sorted = new ArrayList<>(needed);
        Collections.sort(sorted);
        int middle = sorted.get((sorted.size() - 1) / 2);
        long found = sorted.stream().filter(executions -> executions != Integer.MAX_VALUE).count();
        String median = middle == Integer.MAX_VALUE ? "–" : String.valueOf(middle);
        return found == sorted.size()
                ? median
                : String.format(Locale.ROOT, "%s (%d of %d)", median, found, sorted.size());
    }
}
