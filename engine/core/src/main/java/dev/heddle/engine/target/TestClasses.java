package dev.heddle.engine.target;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.session.Reasons;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Finds the classes with tests in folders and jars, without loading any. */
public final class TestClasses {

    private static final String CLASS = ".class";

    private TestClasses() {}

    /** Names of the classes with tests in a package and those below it. */
    public static List<String> inPackage(String name, List<Path> entries) throws BadRequestException {
        return find(entries, file -> file.startsWith(name.replace('.', '/') + "/"));
    }

    /** Names of the classes with tests in a folder of classes or a jar. */
    public static List<String> in(Path entry) throws BadRequestException {
        return find(List.of(entry), file -> true);
    }

    private static List<String> find(List<Path> entries, Predicate<String> wanted) throws BadRequestException {
        Map<String, ClassScan> scans = new TreeMap<>();
        for (Path entry : entries) {
            try {
                if (Files.isDirectory(entry)) {
                    scanFolder(entry, wanted, scans);
                } else {
                    scanJar(entry, wanted, scans);
                }
            } catch (IOException e) {
                throw new BadRequestException("cannot read " + entry + " (" + Reasons.of(e) + "); check the path", e);
            }
        }
        return scans.values().stream()
                .filter(scan -> !scan.name.contains("$") && !scan.isAbstract && hasTests(scan, scans))
                .map(scan -> scan.name.replace('/', '.')).toList();
    }

    private static boolean hasTests(ClassScan scan, Map<String, ClassScan> all) {
        for (ClassScan each = scan; each != null; each = all.get(each.superName)) {
            if (each.tests || hasNestedTests(each.name + "$", all.values())) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasNestedTests(String prefix, Collection<ClassScan> all) {
        return all.stream().anyMatch(other -> other.nestedTests && other.tests && other.name.startsWith(prefix));
    }

    private static void scanFolder(Path folder, Predicate<String> wanted, Map<String, ClassScan> scans)
            throws IOException {
        List<Path> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(file -> wanted.test(folder.relativize(file).toString().replace(File.separatorChar, '/')))
                    .filter(file -> file.toString().endsWith(CLASS)).forEach(found::add);
        }
        for (Path file : found) {
            add(file.getFileName().toString(), Files.readAllBytes(file), scans);
        }
    }

    private static void scanJar(Path jar, Predicate<String> wanted, Map<String, ClassScan> scans) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            List<? extends ZipEntry> found = zip.stream().filter(entry -> entry.getName().endsWith(CLASS)
                    && !entry.getName().startsWith("META-INF/") && wanted.test(entry.getName())).toList();
            for (ZipEntry entry : found) {
                try (InputStream bytes = zip.getInputStream(entry)) {
                    add(entry.getName(), bytes.readAllBytes(), scans);
                }
            }
        }
    }

    private static void add(String file, byte[] bytes, Map<String, ClassScan> scans) {
        if (file.endsWith("-info.class")) {
            return;
        }
        ClassScan scan = ClassScan.ofReadable(bytes);
        if (scan != null) {
            scans.putIfAbsent(scan.name, scan);
        }
    }
}
