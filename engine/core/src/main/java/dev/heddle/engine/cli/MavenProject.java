package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.session.Reasons;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** Finds test classes and class path of a Maven project that has been built. Maven is asked once for each state of its POM. */
final class MavenProject {

    private final Path folder;

    private MavenProject(Path folder) {
        this.folder = folder;
    }

    static MavenProject in(Path folder) throws BadRequestException {
        if (!Files.isRegularFile(folder.resolve("pom.xml"))) {
            boolean gradle = Files.exists(folder.resolve("build.gradle")) || Files.exists(folder.resolve("build.gradle.kts"));
            throw new BadRequestException("--project " + folder + (gradle
                    ? " is a Gradle project, whose class path Heddle cannot ask for yet; pass it with --cp"
                    : " has no pom.xml; give the folder of a Maven project"));
        }
        MavenProject project = new MavenProject(folder);
        if (!Files.isDirectory(project.testClasses())) {
            throw new BadRequestException("--project " + folder + " has no compiled tests in " + project.testClasses()
                    + "; run: mvn test-compile");
        }
        return project;
    }

    Path testClasses() {
        return folder.resolve("target/test-classes");
    }

    /** The class path of the tests; what Maven says of the libraries is kept below {@code cache}. */
    String classPath(Path cache) throws BadRequestException {
        List<String> entries = new ArrayList<>(List.of(testClasses().toString()));
        if (Files.isDirectory(folder.resolve("target/classes"))) {
            entries.add(folder.resolve("target/classes").toString());
        }
        try {
            Path kept = cache.toAbsolutePath().resolve("class-path-" + fingerprint() + ".txt");
            if (!Files.exists(kept)) {
                Files.createDirectories(kept.getParent());
                ask(kept);
            }
            String libraries = Files.readString(kept).strip();
            if (!libraries.isEmpty()) {
                entries.add(libraries);
            }
            return String.join(File.pathSeparator, entries);
        } catch (IOException e) {
            throw new BadRequestException("cannot find the class path of " + folder + " (" + Reasons.of(e) + "); pass it with --cp", e);
        }
    }

    /** Without the network first: mostly all is there. */
    private void ask(Path file) throws BadRequestException, IOException {
        Path draft = Files.createTempFile(file.getParent(), "class-path", ".draft");
        try {
            String said = run(draft, true);
            if (said != null) {
                said = run(draft, false);
            }
            if (said != null) {
                throw new BadRequestException("Maven does not tell the class path of " + folder + ": " + said
                        + "; pass it with --cp");
            }
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    /** Null where Maven did it, else its first complaint. */
    private String run(Path file, boolean offline) throws IOException, BadRequestException {
        List<String> command = new ArrayList<>(List.of("mvn", "-q", "-B", "-ntp", "-f", folder.resolve("pom.xml").toString(),
                "dependency:build-classpath", "-Dmdep.includeScope=test", "-Dmdep.outputFile=" + file));
        if (offline) {
            command.add(1, "-o");
        }
        try {
            Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() == 0) {
                return null;
            }
            return said.lines().filter(line -> line.contains("ERROR")).findFirst().orElse("it failed").strip();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BadRequestException("interrupted while Maven was asked for the class path of " + folder, e);
        }
    }

    /** Changes with the POM and those above it. */
    private String fingerprint() throws IOException {
        CRC32 sum = new CRC32();
        Path whole = folder.toAbsolutePath().normalize();
        sum.update(whole.toString().getBytes(StandardCharsets.UTF_8));
        List<Path> poms = Stream.iterate(whole, path -> path != null, Path::getParent)
                .map(path -> path.resolve("pom.xml")).takeWhile(Files::isRegularFile).toList();
        for (Path pom : poms) {
            sum.update(Files.readAllBytes(pom));
        }
        return Long.toHexString(sum.getValue());
    }
}
