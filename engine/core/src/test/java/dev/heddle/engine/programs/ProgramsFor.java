package dev.heddle.engine.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Fork;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The programs of a folder of {@code testData} that run on a JDK and come to an end, compiled by it. */
public final class ProgramsFor {

    private static final Path TEST_DATA = Path.of("..", "..", "testData");
    private static final Pattern NEEDS = Pattern.compile("// jdk: (\\d+)");
    /** Never ends its execution, so that its process has to be ended: {@code ContainmentTest} replays it. */
    private static final String ENDLESS = "EndlessLocalLoop.java";

    private final int feature;
    private final Path javaHome;
    private final Path classes;
    private final List<Path> files;

    /**
     * @param sources name of the folder in {@code testData}
     * @param only part of the paths of the programs; all if empty
     * @param folder where classes and lists go
     */
    public ProgramsFor(int feature, Path javaHome, String sources, String only, Path folder)
            throws IOException, InterruptedException {
        this.feature = feature;
        this.javaHome = javaHome;
        this.classes = Files.createDirectories(folder.resolve(sources).resolve("classes" + feature));
        try (Stream<Path> found = Files.walk(TEST_DATA.resolve(sources))) {
            files = found.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> file.toString().replace('\\', '/').contains(only))
                    .filter(this::fits)
                    .sorted()
                    .toList();
        }
        compile();
    }

    private boolean fits(Path file) {
        try {
            Matcher needs = NEEDS.matcher(Files.readString(file));
            return !file.endsWith(ENDLESS) && (!needs.find() || Integer.parseInt(needs.group(1)) <= feature);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** With the compiler of the JDK that runs the programs: some need a library newer than that of the tests. */
    private void compile() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(javaHome.resolve("bin/javac").toString(), "-g", "-nowarn",
                "-parameters", "-d", classes.toString(), "-cp", System.getProperty("java.class.path")));
        files.forEach(file -> command.add(file.toString()));
        Path output = classes.resolveSibling("javac.txt");
        int exit = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile()).start()
                .waitFor();
        assertThat(exit).as("exit value of the compiler; it printed %s", Files.readString(output)).isZero();
    }

    public int count() {
        return files.size();
    }

    /** A file with the name of a class on each line. */
    public Path names() throws IOException {
        return Files.write(classes.resolveSibling("names" + feature), files.stream().map(ProgramsFor::className).toList());
    }

    private static String className(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.length() - ".java".length());
    }

    /** A JVM with the programs and the test libraries on its class path. */
    public Fork fork() {
        Fork fork = new Fork(feature, javaHome).flag("-ea").classPath(classes);
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            fork.classPath(Path.of(entry));
        }
        return fork;
    }
}
