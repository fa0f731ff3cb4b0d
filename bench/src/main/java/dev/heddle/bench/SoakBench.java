package dev.heddle.bench;

import dev.heddle.engine.model.TimeOuts;
import dev.heddle.oracle.Judge;
import dev.heddle.oracle.Question;
import dev.heddle.oracle.Verdict;
import dev.heddle.oracle.program.Feature;
import dev.heddle.oracle.program.Generator;
import dev.heddle.oracle.program.JavaPrinter;
import dev.heddle.oracle.program.Program;
import dev.heddle.oracle.program.Size;
import dev.heddle.engine.model.Claim;
import dev.heddle.oracle.run.EngineProcess;
import dev.heddle.oracle.run.Jdk;
import dev.heddle.oracle.run.Launcher;
import dev.heddle.oracle.run.StrategyRegistry;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A strategy on very many random programs against brute force; the first difference is made small and printed. */
@Command(name = "soak", description = "A strategy on random programs against brute force.",
        mixinStandardHelpOptions = true)
final class SoakBench implements Callable<Integer> {

    private static final long PROGRESS_NANOS = 10_000_000_000L;

    @Spec
    private CommandSpec spec;

    @Mixin
    private Repository repository;

    @Option(names = "--programs", defaultValue = "10000", description = "how many (${DEFAULT-VALUE})")
    private long programs;

    @Option(names = "--seed", defaultValue = "1", description = "of the first program (${DEFAULT-VALUE})")
    private long seed;

    @Option(names = "--strategy", defaultValue = "random", description = "(${DEFAULT-VALUE})")
    private String strategy;

    @Option(names = "--k", defaultValue = "2", description = "bound on preemptions or interferences, or depth (${DEFAULT-VALUE})")
    private int k;

    @Option(names = "--max-executions", defaultValue = "20000",
            description = "of one program by a strategy that ends by itself (${DEFAULT-VALUE})")
    private int limit;

    @Option(names = "--samples", defaultValue = "50",
            description = "executions of one program by a strategy that never ends (${DEFAULT-VALUE})")
    private int samples;

    @Option(names = "--tiny", description = "programs so small that all interleavings can be executed")
    private boolean tiny;

    @Option(names = "--reports", description = "judge what users are told: all failures, with the fewest preemptions, that "
            + "replay; for strategies that cover everything")
    private boolean reports;

    @Option(names = "--with", split = ",",
            description = "what every program may use: ${COMPLETION-CANDIDATES} (by chance)")
    private Set<Feature> wanted = EnumSet.noneOf(Feature.class);

    @Option(names = "--without", split = ",", description = "what no program uses (nothing)")
    private Set<Feature> unwanted = EnumSet.noneOf(Feature.class);

    @Option(names = "--time-outs", defaultValue = "ANY",
            description = "${COMPLETION-CANDIDATES}: at any time, or only where no thread can go on (${DEFAULT-VALUE})")
    private TimeOuts timeOuts;

    private final long start = System.nanoTime();
    private long lastProgress = start;
    private long judged;
    private long tooLarge;
    private long stopped;
    private long executions;
    private Verdict difference;

    @Override
    public Integer call() {
        if (!StrategyRegistry.names().contains(strategy)) {
            throw new ParameterException(spec.commandLine(),
                    "unknown strategy '" + strategy + "'; there are " + String.join(", ", StrategyRegistry.names()));
        }
        if (reports && StrategyRegistry.claim(strategy) != Claim.EVERYTHING) {
            throw new ParameterException(spec.commandLine(), "--reports is for strategies that cover everything");
        }
        Size size = tiny ? Size.TINY : Size.SMALL;
        Jdk jdk = Jdk.newest();
        Path folder = repository.folder().resolve("bench").resolve("target").resolve("soak");
        PrintWriter out = spec.commandLine().getOut();
        Launcher launcher = new Launcher(jdk, jdk.backend(), folder);
        if (StrategyRegistry.wantsValues(strategy)) {
            launcher.followingValues();
        }
        try (EngineProcess engine = new EngineProcess(launcher)) {
            Judge judge = new Judge(engine, question());
            judge.judge(
                    LongStream.range(seed, seed + programs).mapToObj(s -> Generator.generate(s, size, wanted, unwanted)).iterator(),
                    this::count);
            out.println(progress());
            if (difference == null) {
                out.println("no difference");
                return 0;
            }
            Program small = judge.shrink(difference.program());
            out.println(difference.program().name() + " shows a difference; as small as possible:");
            out.println();
            out.print(JavaPrinter.print(small));
            out.println();
            out.print(judge.judge(small).text());
            return 1;
        } finally {
            out.flush();
        }
    }

    private Question question() {
        Question question = Question.of(strategy).withK(k)
                .withTimeOuts(timeOuts)
                .withMostExecutions(StrategyRegistry.endsByItself(strategy) ? limit : samples);
        return reports ? question.withClaim(Claim.REPORTS) : question;
    }

    private boolean count(Verdict verdict) {
        judged++;
        tooLarge += verdict.expected() == null ? 1 : 0;
        stopped += verdict.finished() ? 0 : 1;
        executions += verdict.executions();
        if (System.nanoTime() - lastProgress > PROGRESS_NANOS) {
            lastProgress = System.nanoTime();
            spec.commandLine().getErr().println(progress());
            spec.commandLine().getErr().flush();
        }
        if (verdict.differs()) {
            difference = verdict;
        }
        return difference == null;
    }

    private String progress() {
        double seconds = (System.nanoTime() - start) / 1e9;
        String text = String.format(Locale.ROOT, "%,d programs, %,d executions, %.0f s", judged, executions, seconds);
        if (StrategyRegistry.endsByItself(strategy)) {
            text += String.format(Locale.ROOT, "; %,d stopped at the limit", stopped);
        }
        return text + String.format(Locale.ROOT, "; %,d too large for the oracle", tooLarge);
    }
}
