package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/** Starts the benchmarks, which are a module of their own, in a JVM of their own. */
@Command(name = "bench",
        description = "The benchmark tables, peers beside Heddle. Options are those of the benchmarks.")
final class BenchCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..*", paramLabel = "ARGS", description = "Passed on, such as 'runtime'.")
    private List<String> args = new ArrayList<>();

    @Unmatched
    private List<String> options = new ArrayList<>();

    @Override
    public Integer call() throws BadRequestException, IOException, InterruptedException {
        Path home = Path.of(System.getProperty("heddle.home", "."));
        Path jar = home.resolve("bench/target/heddle-bench.jar");
        if (!Files.exists(jar)) {
            throw new BadRequestException("the benchmarks are not built; run: mvn -DskipTests package in " + home);
        }
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dheddle.home=" + home,
                "-jar",
                jar.toString()));
        // As they were typed: an option and its value must stay together.
        List<String> typed = spec.root().commandLine().getParseResult().originalArgs();
        command.addAll(typed.subList(typed.indexOf("bench") + 1, typed.size()));
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }
}
