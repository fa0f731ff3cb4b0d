package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.session.ClassPath;
import dev.heddle.engine.session.Installation;
import dev.heddle.engine.session.JdkHome;
import dev.heddle.engine.session.Target;
import dev.heddle.engine.target.SourceFiles;
import dev.heddle.engine.target.TestClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Makes a target ready for workers from what the user typed. */
final class Preparation {

    private static final String JUPITER = "org/junit/jupiter/api/Test.class";
    private static final String ENGINE = "org/junit/jupiter/engine/JupiterTestEngine.class";
    private static final String JUNIT4 = "org/junit/Test.class";

    private static final String PACKAGE = "..";

    private Preparation() {}

    /**
     * Prepares what {@code names} mean together.
     *
     * @param draft is given a target that has yet to be compiled, and all but its id
     */
    static Target of(List<String> names, TargetOptions options, JdkHome jdk, Installation installation, Path folder,
            Consumer<Target> draft) throws BadRequestException {
        if (names.size() == 1 && !isMany(names.get(0))) {
            return of(names.get(0), options, options.classPathEntries(), jdk, installation, folder, draft);
        }
        List<Path> user = new ArrayList<>();
        Set<String> tests = new LinkedHashSet<>();
        for (String name : names) {
            if (name.endsWith(".java") || name.contains(".java#")) {
                throw new BadRequestException(name + " is a source file, which is explored alone; name classes, packages,"
                        + " folders or jars beside each other");
            }
            if (isFolderOrJar(name)) {
                user.add(Path.of(name));
            }
        }
        user.addAll(options.classPathEntries());
        for (String name : names) {
            List<String> found = !isMany(name) ? List.of(name)
                    : isFolderOrJar(name) ? TestClasses.in(Path.of(name))
                    : TestClasses.inPackage(name.substring(0, name.length() - PACKAGE.length()), user);
            if (found.isEmpty()) {
                throw new BadRequestException(name + " holds no class with JUnit tests; check the name"
                        + (isFolderOrJar(name) ? "" : " and --cp"));
            }
            tests.addAll(found);
        }
        Target each = of(tests.iterator().next(), options, user, jdk, installation, folder, draft);
        return new Target(nameOf(names), String.join("\n", tests), each.classPath(), each.origin());
    }

    /** What a result and a folder of several targets are called. */
    static String nameOf(List<String> names) {
        return names.size() == 1 ? names.get(0) : names.get(0) + " and " + (names.size() - 1) + " more";
    }

    private static boolean isMany(String name) {
        return name.endsWith(PACKAGE) || isFolderOrJar(name);
    }

    /** A name such as {@code com} may be that of a folder too; who means the folder writes {@code com/}. */
    private static boolean isFolderOrJar(String name) {
        return !name.isEmpty() && (name.endsWith(".jar") ? Files.isRegularFile(Path.of(name))
                : name.contains("/") && Files.isDirectory(Path.of(name)) || name.equals("."));
    }

    /** Prepares {@code name}: compiles it into a folder under {@code folder} if it is a source file. */
    static Target of(String name, TargetOptions options, JdkHome jdk, Installation installation, Path folder)
            throws BadRequestException {
        return of(name, options, options.classPathEntries(), jdk, installation, folder, target -> { });
    }

    private static Target of(String name, TargetOptions options, List<Path> user, JdkHome jdk, Installation installation,
            Path folder, Consumer<Target> draft) throws BadRequestException {
        if (name.isBlank()) {
            throw new BadRequestException("the target is empty; name a class such as com.acme.FooTest or a .java file");
        }
        int hash = name.indexOf('#');
        String file = hash < 0 ? name : name.substring(0, hash);
        boolean source = file.endsWith(".java");
        if (!source && (file.contains("/") || file.endsWith(".class") || file.endsWith(".jar"))) {
            throw new BadRequestException("'" + name + "' is no target; name a class such as com.acme.FooTest,"
                    + " com.acme.FooTest#method, a .java file,"
                    + " a folder of classes that is there, or a jar");
        }
        if (!source && user.isEmpty()) {
            throw new BadRequestException("no class path for " + name + "; pass --cp CLASSPATH, or a .java file");
        }
        List<Path> classPath = new ArrayList<>(user);
        if (source && !ClassPath.contains(user, JUPITER) && !ClassPath.contains(user, JUNIT4)) {
            classPath.addAll(installation.junit());
        } else if (ClassPath.contains(user, JUPITER) && !ClassPath.contains(user, ENGINE)) {
            // All of one version: an engine and an older API do not fit.
            classPath.addAll(0, installation.junit());
        }
        Target.Origin origin = new Target.Origin(source ? file : null, user.stream().map(Path::toString).toList(),
                options.jdk == null ? null : options.jdk.toString(), options.jvmArgs,
                Path.of("").toAbsolutePath().toString());
        if (!source) {
            return new Target(name, name, classPath, origin);
        }
        List<Path> compileWith = new ArrayList<>(classPath);
        compileWith.addAll(installation.user());
        Path classes = emptied(folder.resolve("classes"));
        classPath.add(0, classes);
        draft.accept(new Target(name, "", classPath, origin));
        SourceFiles.Compiled compiled = SourceFiles.compile(Path.of(file), classes,
                compileWith, jdk.feature() < Runtime.version().feature() ? jdk.feature() : 0);
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
