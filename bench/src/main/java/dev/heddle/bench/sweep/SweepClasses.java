package dev.heddle.bench.sweep;

import dev.heddle.engine.session.Installation;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** The programs as classes, those of each folder by themselves: names come twice. */
public final class SweepClasses {

    private SweepClasses() {}

    /** Compiles all folders. */
    public static void compile(Path testData, Installation installation, Path into) throws IOException {
        String libraries = Stream.concat(installation.junit().stream(), installation.user().stream())
                .map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        for (String folder : SweepProgram.FOLDERS) {
            List<String> arguments = new ArrayList<>(List.of("-g", "-parameters", "-nowarn", "-proc:none", "-XDignore.symbol.file",
                    "-Xmaxwarns", "1", "-cp", libraries, "-d", Files.createDirectories(into.resolve(folder)).toString()));
            SweepProgram.sources(testData, folder).forEach(file -> arguments.add(file.toString()));
            // What the compiler has to say goes to standard error.
            if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(new String[0])) != 0) {
                throw new IllegalStateException("cannot compile the programs of " + folder);
            }
        }
    }
}
