package dev.heddle.ide.engine;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What the engine is asked to do.
 *
 * @param command   {@code explore} or {@code replay}
 * @param target    tests, one a line, or a schedule file
 * @param classPath of the tests; empty where the schedule file says it
 * @param jdk       of the tests, or null
 * @param options   all others, as on the command line
 * @param folder    where it runs; relative paths in results are looked for from here
 */
public record EngineRequest(
        String command, String target, List<Path> classPath, Path jdk, List<String> options, Path folder) {

    /** Whether it may be told more over its standard input: a replay under a debugger, where to stop. */
    boolean takesOrders() {
        return options.stream().anyMatch(option -> option.startsWith("--debug"));
    }

    /**
     * The words after the program. Those that may be too long for a command line go into a file, to be named there with
     * an @ before it.
     */
    List<String> fileArguments() {
        List<String> arguments = new ArrayList<>();
        if (!classPath.isEmpty()) {
            arguments.add("--cp");
            arguments.add(classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
        }
        return arguments;
    }

    List<String> arguments() {
        List<String> arguments = new ArrayList<>(List.of(command, "--events"));
        if (jdk != null) {
            arguments.addAll(List.of("--jdk", jdk.toString()));
        }
        arguments.addAll(options);
        arguments.add(target);
        return arguments;
    }
}
