package dev.heddle.bench;

import dev.heddle.bench.bugs.BugRun;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How many executions each strategy needs to find the bugs of testData/sctbench. */
@Command(name = "bugs", description = "Executions that each strategy needs to find known bugs.",
        mixinStandardHelpOptions = true)
final class BugsBench implements Callable<Integer> {

    private static final int FEATURE = 25;
    private static final List<String> COMPLETE = List.of("dpor", "pcb");
    private static final Duration TIME = Duration.ofSeconds(10);

    @Spec
    private CommandSpec spec;

    @Mixin
    private Repository repository;

    @Option(names = "--seeds", defaultValue = "20",
            description = "runs of which the median is taken (${DEFAULT-VALUE})")
    private int seeds;

    @Option(names = "--strategy", split = ",", defaultValue = "random,pct",
            description = "those that depend on a seed (${DEFAULT-VALUE}); dpor and pcb are always there")
    private List<String> strategies;

    @Option(names = "--program", split = ",", description = "only these programs")
    private List<String> programs;

    @Option(names = "--max-executions", defaultValue = "5000",
            description = "of one run with a seed (${DEFAULT-VALUE}); every run ends after 10 s")
    private int limit;

    @Option(names = "--write", description = "put the table into docs/benchmarks.md")
    private boolean write;

    @Override
    public Integer call() throws IOException {
        Path root = repository.folder();
        InstalledJdk jdk = InstalledJdk.find(FEATURE).orElseThrow(() -> new ParameterException(spec.commandLine(),
                "no JDK " + FEATURE + " found; install one, or point JAVA_HOME at it"));
        Path folder = Files.createDirectories(root.resolve("bench").resolve("target").resolve("bugs"));
        Path sources = root.resolve("testData").resolve("sctbench");
        BugProcess process = new BugProcess(jdk, sources, folder);
        BugsReport report = new BugsReport(strategies, COMPLETE);
        PrintWriter out = spec.commandLine().getOut();
        out.print(report.head());
        for (KnownBug bug : KnownBug.in(sources)) {
            if (programs == null || programs.contains(bug.className())) {
                // First, in a cold JVM, as a user would run them.
                List<BugRun> runs = new ArrayList<>(process.explore(bug, 0, TIME,
                        COMPLETE.stream().map(strategy -> strategy + "=1").toList()));
                runs.addAll(process.explore(bug, limit, TIME,
                        strategies.stream().map(strategy -> strategy + "=" + seeds).toList()));
                out.print(report.add(bug, runs));
                out.flush();
            }
        }
        String markdown = report.markdown();
        out.println(markdown.substring(markdown.indexOf("\n\n")));
        out.flush();
        if (write) {
            new MarkedSection(root.resolve("docs").resolve("benchmarks.md"), "bugs").write(markdown);
        }
        return 0;
    }
}
