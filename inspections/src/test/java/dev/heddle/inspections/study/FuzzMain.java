package dev.heddle.inspections.study;

import dev.heddle.inspections.standalone.PsiEnvironment;
import dev.heddle.inspections.standalone.SourceTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** The long form of the token fuzz. Arguments: seed, number of files, folders. */
public final class FuzzMain {

    private FuzzMain() {}

    public static void main(String[] arguments) throws IOException {
        long seed = Long.parseLong(arguments[0]);
        int count = Integer.parseInt(arguments[1]);
        List<Path> folders = Arrays.stream(arguments).skip(2).map(Path::of).toList();
        List<Path> files = new ArrayList<>(SourceTree.of(folders).files());
        Collections.shuffle(files, new Random(seed));
        int failures = 0;
        int findings = 0;
        List<Path> chosen = files.subList(0, Math.min(count, files.size()));
        try (PsiEnvironment environment = new PsiEnvironment()) {
            TokenFuzz fuzz = new TokenFuzz(seed, environment);
            for (Path file : chosen) {
                String text = fuzz.mutate(Files.readString(file, StandardCharsets.UTF_8));
                try {
                    findings += fuzz.inspect(file.getFileName().toString(), text);
                } catch (RuntimeException | StackOverflowError | AssertionError e) {
                    failures++;
                    System.out.println(file + ": " + e + " at " + Arrays.stream(e.getStackTrace())
                            .filter(frame -> frame.getClassName().startsWith("dev.heddle"))
                            .findFirst()
                            .orElse(null));
                }
            }
        }
        System.out.printf(
                "%d files with tokens deleted, %d failures, %d findings, seed %d%n",
                chosen.size(), failures, findings, seed);
    }
}
