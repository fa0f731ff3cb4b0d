package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Starts the benchmarks, which are a module of their own, in a JVM of their own. */
@Command(name = "bench",
        description = "The benchmark tables, peers beside Heddle. Options are those of the benchmarks.")
final class BenchCommand implements Callable<Integer> {

    @Parameters(arity = "0..*", paramLabel = "ARGS", description = "Passed on, such as 'runtime'.")
    private List<String> args = new ArrayList<>();

    /**
     * The command line with all that follows {@code bench} kept as it was typed: {@code --help} after it asks for the
     * help of a benchmark, and an option and its value stay together.
     */
    static String[] withOwnOptions(String[] typed) {
        if (typed.length == 0 || !typed[0].equals("bench")) {
            return typed;
        }
        List<String> kept = new ArrayList<>(List.of("bench", "--"));
        kept.addAll(List.of(typed).subList(1, typed.length));
        return kept.toArray(String[]::new);
    }

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
        command.addAll(args);
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }
}
