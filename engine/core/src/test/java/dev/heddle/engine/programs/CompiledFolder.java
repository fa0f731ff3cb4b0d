package dev.heddle.engine.programs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** The programs of a folder of {@code testData}, compiled. */
public final class CompiledFolder {

    private CompiledFolder() {}

    /** Compiles all programs of {@code sources} into a folder below {@code place}, which is returned. */
    public static Path of(Path sources, Path place, Path... classPath) throws IOException {
        Path classes = Files.createDirectories(place.resolve("classes"));
        List<String> arguments = new ArrayList<>(List.of("-g", "-nowarn", "-d", classes.toString(), "-cp",
                Arrays.stream(classPath).map(Path::toString).collect(Collectors.joining(File.pathSeparator))));
        try (Stream<Path> files = Files.list(sources)) {
            files.map(Path::toString).filter(file -> file.endsWith(".java")).sorted().forEach(arguments::add);
        }
        int failed = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(new String[0]));
        assertThat(failed).as("exit value of the compiler").isZero();
        return classes;
    }
}
