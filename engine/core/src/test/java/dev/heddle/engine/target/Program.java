package dev.heddle.engine.target;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.BadRequestException;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** A class path with classes made from source text, for tests about what can be on one. */
final class Program {

    private final Path folder;
    private final Path classes;

    Program(Path folder) {
        this.folder = folder;
        this.classes = folder.resolve("classes");
    }

    /** Compiles a class that is to be run. */
    SourceFiles.Compiled compile(String fileName, String text) throws BadRequestException {
        return SourceFiles.compile(write(fileName, text), classes, classPath(), 0);
    }

    /** Compiles a class that need not have anything to run. */
    void add(String fileName, String text) {
        int status = ToolProvider.getSystemJavaCompiler().run(
                null, null, null, "-d", classes.toString(), "-cp",
                classPath().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
                write(fileName, text).toString());
        assertThat(status).isZero();
    }

    private Path write(String fileName, String text) {
        try {
            Path source = folder.resolve(fileName);
            Files.createDirectories(classes);
            Files.createDirectories(source.getParent());
            return Files.writeString(source, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What has been compiled so far, and the libraries of this build. */
    private List<Path> classPath() {
        String libraries = System.getProperty("java.class.path");
        return Stream.concat(Stream.of(classes), Stream.of(libraries.split(File.pathSeparator)).map(Path::of))
                .toList();
    }

    Path classFile(String name) {
        return classes.resolve(name.replace('.', '/') + ".class");
    }

    ClassLoader loader() {
        try {
            return new URLClassLoader(new URL[] {classes.toUri().toURL()}, Program.class.getClassLoader());
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    List<TestCase> resolve(String target) throws BadRequestException {
        return TestTargets.resolve(target, loader());
    }
}
