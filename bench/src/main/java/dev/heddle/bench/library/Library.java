package dev.heddle.bench.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A library whose tests are explored.
 *
 * @param coordinates of Maven; those of the tests first
 */
public record Library(String name, List<String> coordinates) {

    /** Those that a folder has a file for. */
    public static List<Library> in(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".txt") && !file.endsWith(JudgedFindings.FILE)).sorted()
                    .map(Library::read).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Library read(Path file) {
        try {
            String name = file.getFileName().toString();
            return new Library(name.substring(0, name.length() - ".txt".length()),
                    Files.readAllLines(file).stream().filter(line -> !line.isBlank()).toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A POM that needs all of it, so that Maven finds what that needs in turn. */
    String pom() {
        return "<project><modelVersion>4.0.0</modelVersion><groupId>bench</groupId><artifactId>" + name
                + "</artifactId><version>1</version><dependencies>"
                + coordinates.stream().map(Library::dependency).collect(Collectors.joining()) + "</dependencies></project>";
    }

    private static String dependency(String coordinate) {
        String[] parts = coordinate.split(":");
        return "<dependency><groupId>" + parts[0] + "</groupId><artifactId>" + parts[1] + "</artifactId><version>" + parts[2]
                + "</version>" + (parts.length > 3 ? "<classifier>" + parts[3] + "</classifier>" : "") + "</dependency>";
    }

    /** Whether a class path entry is the jar with the tests. */
    boolean isTestJar(Path entry) {
        String[] parts = coordinates.get(0).split(":");
        return entry.endsWith(Arrays.stream(parts).skip(1).collect(Collectors.joining("-")) + ".jar");
    }
}
