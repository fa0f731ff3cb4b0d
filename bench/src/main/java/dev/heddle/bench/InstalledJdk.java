package dev.heddle.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** An installed JDK and its feature release. */
public record InstalledJdk(Path home, int feature) {

    private static final String VERSION_KEY = "JAVA_VERSION=\"";

    public Path java() {
        return home.resolve("bin").resolve("java");
    }

    /** Finds a JDK of that feature release among the usual places. */
    public static Optional<InstalledJdk> find(int feature) {
        return candidates().stream()
                .map(InstalledJdk::at)
                .flatMap(Optional::stream)
                .filter(jdk -> jdk.feature == feature)
                .findFirst();
    }

    /** Reads the release file of the JDK in that folder; empty where there is none. */
    static Optional<InstalledJdk> at(Path home) {
        Path release = home.resolve("release");
        if (!Files.isRegularFile(release) || !Files.isRegularFile(home.resolve("bin").resolve("javac"))) {
            return Optional.empty();
        }
        try (Stream<String> lines = Files.lines(release)) {
            return lines.filter(line -> line.startsWith(VERSION_KEY))
                    .map(line -> line.substring(VERSION_KEY.length()).split("[.\"+-]")[0])
                    .map(number -> new InstalledJdk(home, Integer.parseInt(number)))
                    .findFirst();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static List<Path> candidates() {
        List<Path> homes = new ArrayList<>();
        for (String variable : List.of("HEDDLE_JAVA_HOME", "JAVA_HOME")) {
            if (System.getenv(variable) != null) {
                homes.add(Path.of(System.getenv(variable)));
            }
        }
        Path own = Path.of(System.getProperty("java.home"));
        homes.add(own);
        Path user = Path.of(System.getProperty("user.home"));
        List<Path> parents = List.of(own.getParent(), Path.of("/usr/lib/jvm"), user.resolve(".jdks"),
                user.resolve(".sdkman/candidates/java"));
        for (Path parent : parents) {
            homes.addAll(children(parent));
        }
        for (Path bundle : children(Path.of("/Library/Java/JavaVirtualMachines"))) {
            homes.add(bundle.resolve("Contents").resolve("Home"));
        }
        return homes;
    }

    private static List<Path> children(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.sorted().toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
