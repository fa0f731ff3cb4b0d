package dev.heddle.engine.instrument.woven;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Names of the classes of the running JDK that tests are likely to load: those it archives itself, and all of some packages. */
public final class JdkClasses {

    private static final Set<String> PACKAGES = Set.of("java/io", "java/lang", "java/util", "java/util/concurrent",
            "java/util/concurrent/atomic", "java/util/concurrent/locks", "java/util/function", "java/util/regex", "java/util/stream",
            "jdk/internal/vm");

    private JdkClasses() {}

    /** In order, so that the file is the same whenever it is made. */
    public static Set<String> names() throws IOException {
        Set<String> names = new TreeSet<>(archived());
        FileSystem jdk = FileSystems.getFileSystem(URI.create("jrt:/"));
        for (String name : PACKAGES) {
            try (Stream<Path> files = Files.list(jdk.getPath("/modules/java.base", name))) {
                files.map(file -> file.getFileName().toString()).filter(file -> file.endsWith(".class"))
                        .forEach(file -> names.add(name + "/" + file.substring(0, file.length() - ".class".length())));
            }
        }
        return names;
    }

    /** The list beside the JDK, which some distributions leave out. */
    private static Set<String> archived() throws IOException {
        Path list = Path.of(System.getProperty("java.home"), "lib", "classlist");
        if (!Files.isReadable(list)) {
            return Set.of();
        }
        Set<String> names = new TreeSet<>();
        for (String line : Files.readAllLines(list)) {
            // Other lines are of lambdas, comments and archived values.
            if (!line.isEmpty() && Character.isLetter(line.charAt(0)) && !line.contains("$$")) {
                names.add(line.split(" ", 2)[0]);
            }
        }
        return names;
    }
}
