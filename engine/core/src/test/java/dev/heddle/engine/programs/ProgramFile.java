package dev.heddle.engine.programs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A program of {@code testData/programs} with what its header says about it.
 *
 * @param primitive what it uses: its row in the support table
 * @param expected the violations it may have; empty if it is correct
 * @param jdk the oldest JDK it runs on
 * @param classFile version of its class files, as an old compiler writes them; 0 for today's
 * @param options options of {@code heddle explore} that it needs
 */
record ProgramFile(
        Path path, String primitive, List<Expectation> expected, int jdk, int classFile, Set<String> options) {

    private static final int OLDEST_JDK = 17;

    /** The folder of all programs. */
    static Path root() {
        return repository().resolve("testData").resolve("programs");
    }

    static Path repository() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.isDirectory(folder.resolve("testData"))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new IllegalStateException("run the tests inside the repository: testData is not above "
                    + Path.of("").toAbsolutePath());
        }
        return folder;
    }

    static List<ProgramFile> all() {
        try (Stream<Path> files = Files.walk(root())) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .map(ProgramFile::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ProgramFile read(Path path) {
        String primitive = null;
        boolean clean = false;
        List<Expectation> expected = new ArrayList<>();
        int jdk = OLDEST_JDK;
        int classFile = 0;
        Set<String> options = Set.of();
        try {
            for (String line : Files.readAllLines(path)) {
                if (!line.startsWith("// ")) {
                    break;
                }
                int colon = line.indexOf(": ");
                String value = line.substring(colon + 2);
                switch (line.substring(3, colon)) {
                    case "primitive" -> primitive = value;
                    case "expect", "or" -> {
                        if (value.equals("clean")) {
                            clean = true;
                        } else {
                            expected.add(Expectation.parse(value));
                        }
                    }
                    case "jdk" -> jdk = Integer.parseInt(value);
                    case "class-file" -> classFile = Integer.parseInt(value);
                    case "options" -> options = Set.of(value.split(" "));
                    default -> throw new IllegalArgumentException("unknown header: " + line);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (primitive == null || clean == !expected.isEmpty()) {
            throw new IllegalArgumentException(path + " needs the headers 'primitive' and 'expect'");
        }
        return new ProgramFile(path, primitive, List.copyOf(expected), jdk, classFile, options);
    }

    /** Name of the class to run, which is that of the file. */
    String name() {
        String file = path.getFileName().toString();
        return file.substring(0, file.length() - ".java".length());
    }

    /** Folder and name, such as {@code monitors/LostNotify}. */
    String title() {
        return path.getParent().getFileName() + "/" + name();
    }

    boolean isCorrect() {
        return expected.isEmpty();
    }
}
