package dev.heddle.engine.target;

import dev.heddle.engine.model.BadRequestException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Picks, among the classes of one source file, the one to run, without loading any. */
final class EntryClass {

    private EntryClass() {}

    /** The first top-level class with tests, else the first with a main method; in the order of the source. */
    static String of(Path classes, Path source) throws IOException, BadRequestException {
        List<ClassScan> scans = new ArrayList<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
                scans.add(ClassScan.of(Files.readAllBytes(file)));
            }
        }
        scans.sort(Comparator.comparingInt(scan -> scan.firstLine));
        for (ClassScan scan : scans) {
            boolean nested = scan.name.contains("$");
            scan.tests |= !nested && scans.stream()
                    .anyMatch(other -> other.tests && other.nestedTests && other.name.startsWith(scan.name + "$"));
        }
        return scans.stream()
                .filter(scan -> !scan.name.contains("$") && !scan.isAbstract && scan.tests)
                .findFirst()
                .or(() -> scans.stream().filter(scan -> scan.main && !scan.name.contains("$")).findFirst())
                .map(scan -> scan.name.replace('/', '.'))
                .orElseThrow(() -> new BadRequestException(
                        source + " has neither JUnit tests nor a main method; add one of them"));
    }
}
