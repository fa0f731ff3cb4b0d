package dev.heddle.engine.programs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Compiles programs and knows what is to be on the class path beside them. */
final class ProgramClasses {

    private static final List<String> LIBRARIES = List.of(
            "junit-jupiter", "junit-platform", "opentest4j", "apiguardian", "junit-4", "hamcrest", "assertj",
            "byte-buddy", "testng");

    private ProgramClasses() {}

    /** The test libraries of this build that programs use. */
    static List<Path> libraries() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> LIBRARIES.stream().anyMatch(Path.of(entry).getFileName().toString()::startsWith))
                .map(Path::of)
                .toList();
    }

    static void compile(Jdk jdk, List<ProgramFile> programs, Path classes) throws IOException, InterruptedException {
        List<ProgramFile> old = programs.stream().filter(program -> program.classFile() > 0).toList();
        compile(jdk, programs.stream().filter(program -> program.classFile() == 0).toList(), classes, List.of());
        compile(jdk, old, classes, List.of("--release", "8"));
        for (ProgramFile program : old) {
            for (Path file : filesOf(program, classes)) {
                OldCompiler.rewrite(file, program.classFile());
            }
        }
    }

    private static List<Path> filesOf(ProgramFile program, Path classes) throws IOException {
        try (Stream<Path> files = Files.list(classes)) {
            return files.filter(file -> {
                String name = file.getFileName().toString();
                return name.equals(program.name() + ".class") || name.startsWith(program.name() + "$");
            }).toList();
        }
    }

    private static void compile(Jdk jdk, List<ProgramFile> programs, Path classes, List<String> options)
            throws IOException, InterruptedException {
        if (!programs.isEmpty()) {
            compileFiles(jdk, programs.stream().map(ProgramFile::path).toList(), classes, options);
        }
    }

    /** Compiles sources that may use what is among the classes already. */
    static void compileFiles(Jdk jdk, List<Path> sources, Path classes, List<String> options)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                jdk.tool("javac").toString(), "-g", "-parameters", "-proc:none", "-nowarn", "-XDignore.symbol.file",
                "-cp", classes + File.pathSeparator
                        + libraries().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
                "-d", classes.toString()));
        command.addAll(options);
        sources.forEach(source -> command.add(source.toString()));
        Path output = Files.createTempFile("javac", ".txt");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).as("javac ends").isTrue();
        String text = Files.readString(output);
        Files.delete(output);
        assertThat(process.exitValue()).as(text).isZero();
    }
}
