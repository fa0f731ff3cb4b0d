package dev.heddle.bench;

import dev.heddle.bench.inspect.InspectionLoop;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How long the inspections take. */
@Command(name = "inspections", mixinStandardHelpOptions = true, description = "How long the inspections take: "
        + "a file of 3,000 lines, ever more methods in one class, Guava's util.concurrent.")
final class InspectionsBench implements Callable<Integer> {

    /** From here on JDKs warn about what the PSI library does, unless told not to. */
    private static final int WARNS_OF_UNSAFE = 23;

    @Spec
    private CommandSpec spec;

    @Mixin
    private Repository repository;

    @Option(names = "--rounds", defaultValue = "40",
            description = "how often a file is inspected; the median counts (${DEFAULT-VALUE})")
    private int rounds;

    @Mixin
    private Tables tables;

    @Override
    public Integer call() {
        Path root = repository.folder();
        Path guava = root.resolve("bench").resolve("target").resolve("guava");
        if (!Files.isDirectory(guava)) {
            throw new ParameterException(spec.commandLine(),
                    "Guava's sources are not there; mvn -DskipTests package unpacks them");
        }
        tables.measuring("the inspections");
        Child.Output output = Child.run(command(root, guava), Map.of(), Duration.ofMinutes(10));
        if (output.exit() != 0) {
            throw new IllegalStateException("the inspections failed: " + output.complaint());
        }
        InspectionsReport report = new InspectionsReport(InspectionTime.in(output.out()));
        tables.publish(root, "inspections", report.markdown());
        tables.publish(root, "inspections growth", report.growth());
        return 0;
    }

    private List<String> command(Path root, Path guava) {
        Path dist = root.resolve("inspections").resolve("target").resolve("dist");
        String own = new File(InspectionsBench.class.getProtectionDomain().getCodeSource().getLocation().getPath())
                .getPath();
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "-Xmx1g"));
        if (Runtime.version().feature() >= WARNS_OF_UNSAFE) {
            command.add("--sun-misc-unsafe-memory-access=allow");
        }
        command.addAll(List.of("-cp", own + File.pathSeparator + dist.resolve("*"), InspectionLoop.class.getName(),
                String.valueOf(rounds), guava.toString()));
        return command;
    }
}
