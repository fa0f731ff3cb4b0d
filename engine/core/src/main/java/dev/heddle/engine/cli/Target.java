package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.target.SourceFiles;
import dev.heddle.engine.worker.Installation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is to be run, ready for a worker.
 *
 * @param name as the user gave it
 * @param id as the worker resolves it: a class, or {@code class#method}
 * @param classPath all the worker needs, the user's entries first
 * @param origin where the code comes from, for a later replay
 */
record Target(String name, String id, List<Path> classPath, Origin origin) {

    private static final String JUPITER = "org/junit/jupiter/api/Test.class";
    private static final String JUNIT4 = "org/junit/Test.class";

    /**
     * Where the code of a schedule came from.
     *
     * @param source the source file that was compiled, or null
     * @param folder where the command was given; paths may be relative to it
     */
    record Origin(String source, List<String> classPath, String jdk, List<String> jvmArgs, String folder) {

        /** A path as it is, if there is something; else as it was seen from the folder of the recording. */
        String find(String path) {
            if (folder == null || Files.exists(Path.of(path))) {
                return path;
            }
            Path there = Path.of(folder).resolve(path);
            return Files.exists(there) ? there.toString() : path;
        }
    }

    /** Prepares {@code name}: compiles it into a folder under {@code folder} if it is a source file. */
    static Target prepare(String name, TargetOptions options, JdkHome jdk, Installation installation, Path folder)
            throws BadRequestException {
        List<Path> user = options.classPathEntries();
        int hash = name.indexOf('#');
        String file = hash < 0 ? name : name.substring(0, hash);
        boolean source = file.endsWith(".java");
        if (!source && user.isEmpty()) {
            throw new BadRequestException("no class path for " + name + "; pass --cp CLASSPATH, or a .java file");
        }
        if (!source && (file.contains("/") || file.endsWith(".class"))) {
            throw new BadRequestException("'" + name + "' is no target; name a class such as com.acme.FooTest,"
                    + " com.acme.FooTest#method, or a .java file");
        }
        List<Path> classPath = new ArrayList<>(user);
        classPath.addAll(installation.user());
        if (source && !ClassPath.contains(user, JUPITER) && !ClassPath.contains(user, JUNIT4)) {
            classPath.addAll(installation.junit());
        }
        Origin origin = new Origin(source ? file : null, user.stream().map(Path::toString).toList(),
                options.jdk == null ? null : options.jdk.toString(), options.jvmArgs,
                Path.of("").toAbsolutePath().toString());
        if (!source) {
            return new Target(name, name, classPath, origin);
        }
        SourceFiles.Compiled compiled = SourceFiles.compile(Path.of(file), emptied(folder.resolve("classes")),
                classPath, jdk.feature() < Runtime.version().feature() ? jdk.feature() : 0);
        classPath.add(0, compiled.classes());
        return new Target(name, compiled.entry() + (hash < 0 ? "" : name.substring(hash)), classPath, origin);
    }

    /** Name of the folder of a target or test: no character that a file system or shell minds. */
    static String folderName(String name) {
        String base = name.endsWith(".java") ? name.substring(name.lastIndexOf('/') + 1, name.length() - 5) : name;
        String last = base.substring(base.lastIndexOf('/') + 1).replace(".java#", ".");
        String safe = last.replaceAll("[^A-Za-z0-9._$-]+", ".");
        return safe.length() > 120 ? safe.substring(0, 110) + Integer.toHexString(name.hashCode()) : safe;
    }

    private static Path emptied(Path folder) throws BadRequestException {
        try {
            if (Files.isDirectory(folder)) {
                try (Stream<Path> files = Files.walk(folder)) {
                    for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                        Files.delete(file);
                    }
                }
            }
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadRequestException("cannot write classes to " + folder + "; choose another --out", e);
        }
    }
}
