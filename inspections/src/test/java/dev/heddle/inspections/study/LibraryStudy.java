package dev.heddle.inspections.study;

import dev.heddle.inspections.Inspections;
import dev.heddle.inspections.standalone.Inspector;
import dev.heddle.inspections.standalone.PsiEnvironment;
import dev.heddle.inspections.standalone.Report;
import dev.heddle.inspections.standalone.SourceTree;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Runs all inspections over unpacked sources of libraries, one folder each, and prints how many findings there are
 * per thousand lines, weak ones apart. Arguments: a file for all findings, each with what speaks for it, then the
 * folders.
 */
public final class LibraryStudy {

    private LibraryStudy() {}

    public static void main(String[] arguments) throws IOException {
        List<String> failures = new ArrayList<>();
        try (PrintWriter findings = new PrintWriter(arguments[0], StandardCharsets.UTF_8)) {
            System.out.println("| library | files | lines | warnings | per 1000 lines | by inspection | weak | ms |");
            System.out.println("| --- | ---: | ---: | ---: | ---: | --- | ---: | ---: |");
            for (int i = 1; i < arguments.length; i++) {
                study(Path.of(arguments[i]).toAbsolutePath(), findings, failures);
            }
        }
        failures.forEach(System.out::println);
        System.out.println(failures.size() + " files failed");
    }

    private static void study(Path library, PrintWriter findings, List<String> failures) throws IOException {
        SourceTree sources = SourceTree.of(List.of(library));
        Map<String, Integer> counts = new TreeMap<>();
        long lines = 0;
        int total = 0;
        int weak = 0;
        long start = System.nanoTime();
        try (PsiEnvironment environment = new PsiEnvironment()) {
            sources.folders().forEach(environment::addSourceFolder);
            Inspector inspector = new Inspector(environment, Inspections.all());
            for (Path file : sources.files()) {
                lines += Files.readString(file, StandardCharsets.ISO_8859_1).lines().count();
                for (Report report : inspect(inspector, library, file, failures)) {
                    findings.println(report.text() + " by " + report.evidence());
                    if (report.isWeak()) {
                        weak++;
                    } else {
                        counts.merge(report.id().replace("Heddle", ""), 1, Integer::sum);
                        total++;
                    }
                }
            }
        }
        System.out.printf(
                "| %s | %d | %d | %d | %.2f | %s | %d | %d |%n",
                library.getFileName(), sources.files().size(), lines, total, 1000.0 * total / lines, counts,
                weak, (System.nanoTime() - start) / 1_000_000);
    }

    private static List<Report> inspect(Inspector inspector, Path library, Path file, List<String> failures) {
        try {
            return inspector.inspect(file, library.getParent().relativize(file));
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            failures.add(file + ": " + e + " at " + e.getStackTrace()[0]);
            return List.of();
        }
    }
}
