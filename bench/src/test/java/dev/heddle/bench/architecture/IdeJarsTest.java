package dev.heddle.bench.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What an IDE loads of Heddle is small and brings no weaver, no solver and no command line along. */
class IdeJarsTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final List<String> MODULES = List.of("engine/model", "engine/session", "ui", "inspections");
    private static final long MOST_BYTES = 3_000_000;
    private static final List<String> NOT_THERE = List.of("org/objectweb/", "com/microsoft/", "picocli/");

    /** The jar of a module, or the classes that are to be in it. */
    private static Path made(String module) throws IOException {
        Path target = ROOT.resolve(module).resolve("target");
        try (Stream<Path> files = Files.list(target)) {
            return files.filter(file -> file.toString().endsWith(".jar") && !file.toString().contains("-sources"))
                    .findFirst().orElse(target.resolve("classes"));
        }
    }

    private static List<String> entries(Path made) throws IOException {
        if (Files.isDirectory(made)) {
            try (Stream<Path> files = Files.walk(made)) {
                return files.map(file -> made.relativize(file).toString().replace('\\', '/')).toList();
            }
        }
        try (JarFile jar = new JarFile(made.toFile())) {
            return jar.stream().map(entry -> entry.getName()).toList();
        }
    }

    private static long size(Path made) throws IOException {
        if (!Files.isDirectory(made)) {
            return Files.size(made);
        }
        try (Stream<Path> files = Files.walk(made)) {
            return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
        }
    }

    @Test
    void theJarsOfTheIdeAreSmallAndBringNothingAlong() throws IOException {
        List<String> all = new ArrayList<>();
        long bytes = 0;
        for (String module : MODULES) {
            if (!Files.isDirectory(ROOT.resolve(module).resolve("target"))) {
                // A build of this module alone leaves out what it does not need.
                continue;
            }
            Path made = made(module);
            all.addAll(entries(made));
            bytes += size(made);
        }

        assertThat(all).anyMatch(entry -> entry.startsWith("dev/heddle/engine/session/Session"))
                .noneMatch(entry -> NOT_THERE.stream().anyMatch(entry::startsWith));
        assertThat(bytes).isLessThan(MOST_BYTES);
    }
}
