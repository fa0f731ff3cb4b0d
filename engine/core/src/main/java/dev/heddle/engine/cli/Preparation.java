package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.session.ClassPath;
import dev.heddle.engine.session.Installation;
import dev.heddle.engine.session.JdkHome;
import dev.heddle.engine.session.Target;
import dev.heddle.engine.target.SourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Makes a target ready for workers from what the user typed. */
final class Preparation {

    private static final String JUPITER = "org/junit/jupiter/api/Test.class";
    private static final String JUNIT4 = "org/junit/Test.class";

    private Preparation() {}

    /** Prepares {@code name}: compiles it into a folder under {@code folder} if it is a source file. */
    static Target of(String name, TargetOptions options, JdkHome jdk, Installation installation, Path folder)
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
        if (source && !ClassPath.contains(user, JUPITER) && !ClassPath.contains(user, JUNIT4)) {
            classPath.addAll(installation.junit());
        }
        Target.Origin origin = new Target.Origin(source ? file : null, user.stream().map(Path::toString).toList(),
                options.jdk == null ? null : options.jdk.toString(), options.jvmArgs,
                Path.of("").toAbsolutePath().toString());
        if (!source) {
            return new Target(name, name, classPath, origin);
        }
        List<Path> compileWith = new ArrayList<>(classPath);
        compileWith.addAll(installation.user());
        SourceFiles.Compiled compiled = SourceFiles.compile(Path.of(file), emptied(folder.resolve("classes")),
                compileWith, jdk.feature() < Runtime.version().feature() ? jdk.feature() : 0);
        classPath.add(0, compiled.classes());
        return new Target(name, compiled.entry() + (hash < 0 ? "" : name.substring(hash)), classPath, origin);
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
