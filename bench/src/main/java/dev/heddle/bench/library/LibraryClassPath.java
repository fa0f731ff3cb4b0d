package dev.heddle.bench.library;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Lets Maven fetch what the tests of a library need. */
public final class LibraryClassPath {

    private LibraryClassPath() {}

    /** The class path; the jar with the tests is one of its entries. */
    public static List<Path> of(Library library, Path work) throws IOException, InterruptedException {
        Path folder = Files.createDirectories(work.resolve(library.name()));
        Path pom = folder.resolve("pom.xml");
        Path answer = folder.resolve("class-path.txt");
        if (!Files.exists(answer) || !Files.readString(pom).equals(library.pom())) {
            Files.deleteIfExists(answer);
            Files.writeString(pom, library.pom());
            Process maven = new ProcessBuilder("mvn", "-q", "-B", "-ntp", "-f", pom.toString(), "dependency:build-classpath",
                    "-Dmdep.outputFile=" + answer).redirectErrorStream(true).start();
            String said = new String(maven.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (maven.waitFor() != 0) {
                throw new IOException("no class path for " + library.name() + ": " + said.lines().findFirst().orElse(""));
            }
        }
        return Arrays.stream(Files.readString(answer).strip().split(File.pathSeparator)).map(Path::of).toList();
    }

    public static Path testJar(Library library, List<Path> classPath) throws IOException {
        return classPath.stream().filter(library::isTestJar).findFirst()
                .orElseThrow(() -> new IOException("no tests of " + library.name() + " on its class path"));
    }
}
