package dev.heddle.inspections.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Draws findings at random, to be read and labelled by hand: the same ones for the same seed. Arguments: how many, the
 * seed, files that {@link LibraryStudy} wrote.
 */
public final class FindingsSample {

    private FindingsSample() {}

    public static void main(String[] arguments) throws IOException {
        List<String> findings = new ArrayList<>();
        for (int i = 2; i < arguments.length; i++) {
            findings.addAll(Files.readAllLines(Path.of(arguments[i])));
        }
        Collections.sort(findings);
        Collections.shuffle(findings, new Random(Long.parseLong(arguments[1])));
        findings.stream().limit(Long.parseLong(arguments[0])).sorted().forEach(System.out::println);
    }
}
