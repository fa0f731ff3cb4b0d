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
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Explores the bundled examples with every strategy there is. */
@Command(
        name = "demo",
        description = "Explore the bundled example tests and write a report.")
final class DemoCommand implements Callable<Integer> {

    private static final List<String> PROGRAMS =
            List.of("LostUpdate", "LockOrder", "WaitWithIf", "CheckThenAct", "Overdrawn", "SafeCounter");
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
        Path working = Path.of("").toAbsolutePath();
        List<Result> results = new ArrayList<>();
        Set<String> explained = new HashSet<>();
        TextReport report = output.report();
        for (String program : PROGRAMS) {
            Path source = folder.resolve(program + ".java");
            String target = source.startsWith(working) ? working.relativize(source).toString() : source.toString();
            for (StrategyDescriptor each : StrategyCatalogue.all()) {
                String strategy = each.name();
                System.err.println("heddle: exploring " + program + " with " + strategy);
                Result result = explore(target, strategy);
                results.add(result);
                if (!result.violations().isEmpty() && explained.add(program)) {
                    System.out.println();
                    System.out.println(report.print(result));
                }
            }
        }
        System.out.println(overview(results));
        Path html = output.html == null ? where.out.resolve("demo.html") : output.html;
        Files.writeString(html, HtmlReport.page(results, SourceFolders.here()::line));
        System.out.println("The same as a page: " + html.toAbsolutePath().normalize());
        return ExitCode.CLEAN;
    }

    private Result explore(String target, String strategy)
            throws BadRequestException, IOException, InterruptedException {
        ExploreCommand command = new ExploreCommand();
        new picocli.CommandLine(command).parseArgs("--strategy", strategy, "--max-executions", EXECUTIONS,
                "--time", "20s",
                "--out", where.out.resolve("demo-" + strategy).toString(), target);
        return command.explore(new SilentDisplay());
    }

    private static String overview(List<Result> results) {
        StringBuilder text = new StringBuilder(String.format("%-14s %-9s %-44s %s%n", "example", "strategy", "outcome",
                "executions"));
        for (Result result : results) {
            String name = Target.folderName(result.target());
            String outcome = result.violations().isEmpty()
                    ? "nothing found"
                    : result.violations().get(0).kind().label()
                            + (result.violations().get(0).at() == null ? ""
                                    : " at " + result.violations().get(0).at().shortForm());
            text.append(String.format(Locale.ROOT, "%-14s %-9s %-44s %,10d%n", name, result.strategy(), outcome,
                    result.executions()));
        }
        return text.toString();
    }
}
