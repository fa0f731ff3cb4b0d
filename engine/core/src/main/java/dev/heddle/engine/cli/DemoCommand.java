package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.StrategyCatalogue;
import dev.heddle.engine.model.StrategyDescriptor;
import dev.heddle.engine.report.HtmlReport;
import dev.heddle.engine.report.SourceFolders;
import dev.heddle.engine.report.TextReport;
import dev.heddle.engine.session.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Explores the bundled examples, and one of them with every strategy there is. */
@Command(
        name = "demo",
        description = "Explore the bundled example tests and write a report.")
final class DemoCommand implements Callable<Integer> {

    private static final List<String> PROGRAMS =
            List.of("LostUpdate", "LockOrder", "WaitWithIf", "CheckThenAct", "Overdrawn", "SafeCounter");
    private static final String DEFAULT = "auto";
    private static final String EXECUTIONS = "5000";

    @Mixin
    private TargetOptions where;

    @Mixin
    private OutputOptions output;

    @Override
    public Integer call() throws BadRequestException, IOException, InterruptedException {
        Path folder = Path.of(System.getProperty("heddle.home", ".")).resolve("testData/demo");
        if (!Files.isDirectory(folder)) {
            throw new BadRequestException("the examples are missing: no folder " + folder);
        }
        List<Result> results = exploreAll(folder);
        System.out.println(overview(results));
        Path html = output.html == null ? where.out.resolve("demo.html") : output.html;
        Files.writeString(html, HtmlReport.page(results, SourceFolders.here()::line));
        System.out.println("The same as a page: " + html.toAbsolutePath().normalize());
        return ExitCode.CLEAN;
    }

    /** As many at a time as there are processors; told in order. */
    private List<Result> exploreAll(Path folder) throws BadRequestException, IOException, InterruptedException {
        ExecutorService processors = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            List<Future<Result>> explorations = new ArrayList<>();
            for (String program : PROGRAMS) {
                String target = nameOf(folder.resolve(program + ".java"));
                explorations.add(processors.submit(() -> explore(target, DEFAULT)));
            }
            // Who sees it for the first time does not wait minutes for a table: the others find the first example's fault too.
            String first = nameOf(folder.resolve(PROGRAMS.get(0) + ".java"));
            StrategyCatalogue.all().stream().map(StrategyDescriptor::name).filter(name -> !name.equals(DEFAULT))
                    .forEach(name -> explorations.add(processors.submit(() -> explore(first, name))));
            List<Result> results = new ArrayList<>();
            Set<String> explained = new HashSet<>();
            TextReport report = output.report();
            for (Future<Result> exploration : explorations) {
                Result result = of(exploration);
                results.add(result);
                if (!result.violations().isEmpty() && explained.add(result.target())) {
                    System.out.println();
                    System.out.println(report.print(result));
                }
            }
            return results;
        } finally {
            processors.shutdownNow();
        }
    }

    private static String nameOf(Path source) {
        Path working = Path.of("").toAbsolutePath();
        return source.startsWith(working) ? working.relativize(source).toString() : source.toString();
    }

    private static Result of(Future<Result> exploration) throws BadRequestException, IOException, InterruptedException {
        try {
            return exploration.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof BadRequestException wrong) {
                throw wrong;
            }
            if (failed.getCause() instanceof IOException broken) {
                throw broken;
            }
            throw new IllegalStateException(failed.getCause());
        }
    }

    private Result explore(String target, String strategy)
            throws BadRequestException, IOException, InterruptedException {
        System.err.println("heddle: exploring " + Path.of(target).getFileName() + " with " + strategy);
        ExploreCommand command = new ExploreCommand();
        new picocli.CommandLine(command).parseArgs("--strategy", strategy, "--max-executions", EXECUTIONS,
                "--time", "20s",
                "--out", where.out.resolve("demo-" + strategy).toString(), target);
        return command.explore(new SilentDisplay());
    }

    private static String overview(List<Result> results) {
        int longest = StrategyCatalogue.all().stream().mapToInt(each -> each.name().length()).max().orElse(0);
        String row = "%-14s %-" + longest + "s %-36s %10s%n";
        StringBuilder text = new StringBuilder(row.formatted("example", "strategy", "outcome", "executions"));
        for (Result result : results) {
            String name = Target.folderName(result.target());
            String outcome = result.violations().isEmpty()
                    ? "nothing found"
                    : result.violations().get(0).kind().label()
                            + (result.violations().get(0).at() == null ? ""
                                    : " at " + result.violations().get(0).at().shortForm());
            text.append(row.formatted(name, result.strategy(), outcome,
                    String.format(Locale.ROOT, "%,d", result.executions())));
        }
        return text.toString();
    }
}
