package dev.heddle.engine.session;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What is to be run, ready for a worker.
 *
 * @param name as the user gave it
 * @param id as the worker resolves it: a class, or {@code class#method}
 * @param classPath that of the code under test
 * @param origin where the code comes from, for a later replay
 */
public record Target(String name, String id, List<Path> classPath, Origin origin) {

    /**
     * Where the code of a schedule came from.
     *
     * @param source the source file that was compiled, or null
     * @param folder where the command was given; paths may be relative to it
     */
    public record Origin(String source, List<String> classPath, String jdk, List<String> jvmArgs, String folder) {

        /** A path as it is, if there is something; else as it was seen from the folder of the recording. */
        public String find(String path) {
            if (folder == null || Files.exists(Path.of(path))) {
                return path;
            }
            Path there = Path.of(folder).resolve(path);
            return Files.exists(there) ? there.toString() : path;
        }
    }

    /** Classes that are compiled already: {@code com.acme.FooTest} or {@code com.acme.FooTest#method}. */
    public static Target of(String name, List<Path> classPath) {
        List<String> entries = classPath.stream().map(Path::toString).toList();
        return new Target(name, name, List.copyOf(classPath),
                new Origin(null, entries, null, List.of(), Path.of("").toAbsolutePath().toString()));
    }

    /** With what Heddle adds for the code under test. */
    List<Path> classPathWith(Installation installation) {
        List<Path> all = new ArrayList<>(classPath);
        all.addAll(installation.user());
        return all;
    }

    /** Name of the folder of a target or test: no character that a file system or shell minds. */
    public static String folderName(String name) {
        String base = name.endsWith(".java") ? name.substring(name.lastIndexOf('/') + 1, name.length() - 5) : name;
        String last = base.substring(base.lastIndexOf('/') + 1).replace(".java#", ".");
        String safe = last.replaceAll("[^A-Za-z0-9._$-]+", ".");
        return safe.length() > 120 ? safe.substring(0, 110) + Integer.toHexString(name.hashCode()) : safe;
    }
}
