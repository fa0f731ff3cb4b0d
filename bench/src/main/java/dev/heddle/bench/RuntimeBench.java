package dev.heddle.bench;

import dev.heddle.bench.program.RatedProgram;
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

/** Executions per second of the runtime, beside Lincheck and the bare test body, and what else the runtime promises. */
@Command(name = "runtime", description = "Executions per second, beside Lincheck and the bare test body.",
        mixinStandardHelpOptions = true)
final class RuntimeBench implements Callable<Integer> {

    /** A rate is that of the best two seconds, behind a start that does not count. */
    private static final int FEWEST_SECONDS = 5;

    @Spec
    private CommandSpec spec;

    @Mixin
    private Repository repository;

    @Option(names = "--seconds", defaultValue = "20",
            description = "how long Heddle on the virtual backend is measured (${DEFAULT-VALUE})")
    private int seconds;

    @Option(names = "--peer-seconds", defaultValue = "10",
            description = "how long everything else is measured, in each of its settings (${DEFAULT-VALUE})")
    private int peerSeconds;

    @Option(names = "--program", description = "only these programs: ${COMPLETION-CANDIDATES}")
    private List<RatedProgram> programs;

    @Option(names = "--part", split = ",", defaultValue = "rates,limits,hook",
            description = "which parts: ${COMPLETION-CANDIDATES} (all)")
    private List<Part> parts;

    @Mixin
    private Tables tables;

    enum Part { rates, limits, hook }

    @Override
    public Integer call() {
        if (Math.min(seconds, peerSeconds) < FEWEST_SECONDS) {
            throw new ParameterException(spec.commandLine(),
                    "--seconds and --peer-seconds must be at least " + FEWEST_SECONDS);
        }
        Path root = repository.folder();
        InstalledJdk old = jdk(17);
        InstalledJdk current = jdk(25);
        if (parts.contains(Part.rates)) {
            RuntimeReport report = rates(root, old, current);
            tables.publish(root, "runtime rates", report.markdown());
            if (tables.areWritten()) {
                new MarkedSection(root.resolve("README.md"), "speed").write(report.compact());
            }
        }
        if (parts.contains(Part.limits)) {
            LimitsBench limits = new LimitsBench(root, classes(root), current);
            tables.publish(root, "runtime limits", limits.markdown());
        }
        if (parts.contains(Part.hook)) {
            tables.publish(root, "runtime hook", new HookBench(root, current).markdown());
        }
        return 0;
    }

    private RuntimeReport rates(Path root, InstalledJdk old, InstalledJdk current) {
        Peers peers = new Peers(List.of(old, current));
        RateRun virtual = new RateRun(root, classes(root), current, "virtual");
        RateRun platform = new RateRun(root, classes(root), current, "platform");
        RateRun oldJdk = new RateRun(root, classes(root), old, "platform");
        List<RuntimeRow> rows = new ArrayList<>();
        for (RatedProgram program : programs == null ? List.of(RatedProgram.values()) : programs) {
            tables.measuring(program.title());
            rows.add(new RuntimeRow(program,
                    virtual.rate(program, seconds),
                    platform.rate(program, peerSeconds),
                    oldJdk.rate(program, peerSeconds),
                    peers.lincheck(program, peerSeconds),
                    peers.bare(program, peerSeconds)));
        }
        return new RuntimeReport(rows);
    }

    private static Path classes(Path root) {
        return root.resolve("bench").resolve("target").resolve("classes");
    }

    private InstalledJdk jdk(int feature) {
        return InstalledJdk.find(feature).orElseThrow(() -> new ParameterException(spec.commandLine(),
                "no JDK " + feature + " found; install one, or point JAVA_HOME at it"));
    }
}
