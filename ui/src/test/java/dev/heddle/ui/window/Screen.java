package dev.heddle.ui.window;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A display of a test's own (Xvfb), and processes that show their windows on it. */
final class Screen implements AutoCloseable {

    private final Process xvfb;
    private final String display;

    private Screen(Process xvfb, String display) {
        this.xvfb = xvfb;
        this.display = display;
    }

    static boolean isPossible() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(path -> Files.isExecutable(Path.of(path, "Xvfb")));
    }

    /** Takes a number that is free, and is there when this returns. */
    static Screen open() throws IOException {
        Process xvfb = new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1500x900x24")
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        BufferedReader told = xvfb.inputReader(StandardCharsets.US_ASCII);
        return new Screen(xvfb, ":" + told.readLine());
    }

    Process java(Path output, List<String> options, String main, String... args) throws IOException {
        return java(display, output, options, main, args);
    }

    /** @param display null for none */
    static Process java(String display, Path output, List<String> options, String main, String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1"));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command).directory(output.getParent().toFile())
                .redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().remove("DISPLAY");
        if (display != null) {
            builder.environment().put("DISPLAY", display);
        }
        return builder.start();
    }

    @Override
    public void close() {
        xvfb.destroy();
    }
}
