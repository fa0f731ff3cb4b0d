package dev.heddle.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Programs of {@code testData} as classes. */
final class Compiled {

    private Compiled() {}

    /** Compiles all programs of a folder. */
    static void allInto(Path classes, Path sources) {
        try (Stream<Path> files = Files.list(sources)) {
            into(classes, files.filter(file -> file.toString().endsWith(".java")).sorted().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Compiles programs that need nothing but the JDK. */
    static void into(Path classes, List<Path> sources) {
        List<String> arguments = new ArrayList<>(List.of("-g", "-nowarn", "-d", classes.toString()));
        sources.forEach(source -> arguments.add(source.toString()));
        // What the compiler has to say goes to standard error.
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(new String[0])) != 0) {
            throw new IllegalStateException("cannot compile " + sources);
        }
    }
}
