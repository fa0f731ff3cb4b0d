package dev.heddle.engine.target;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/** The names of the classes on a class path, to suggest one in place of a name that is not there. */
final class ClassPathNames {

    private static final int SUGGESTIONS = 3;
    private static final int MOST_EDITS = 2;

    private final List<Path> entries;

    private ClassPathNames(List<Path> entries) {
        this.entries = entries;
    }

    static ClassPathNames of(ClassLoader loader) {
        List<Path> entries = new ArrayList<>();
        if (loader instanceof URLClassLoader urls) {
            for (URL url : urls.getURLs()) {
                try {
                    entries.add(Path.of(url.toURI()));
                } catch (URISyntaxException | IllegalArgumentException e) {
                    continue;
                }
            }
        } else {
            for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
                if (!entry.isEmpty()) {
                    entries.add(Path.of(entry));
                }
            }
        }
        return new ClassPathNames(entries);
    }

    /** At most three names, best first. */
    List<String> similarTo(String name) {
        String wanted = simpleName(name);
        record Similar(String name, int edits) {}
        List<Similar> similar = new ArrayList<>();
        for (String candidate : names()) {
            int edits = candidate.replace('$', '.').equals(name.replace('$', '.'))
                    ? -1
                    : edits(simpleName(candidate), wanted);
            if (edits <= Math.min(MOST_EDITS, wanted.length() / 4)) {
                similar.add(new Similar(candidate, edits));
            }
        }
        return similar.stream()
                .sorted(Comparator.comparingInt(Similar::edits).thenComparing(Similar::name))
                .map(Similar::name)
                .limit(SUGGESTIONS)
                .toList();
    }

    private static String simpleName(String name) {
        return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
    }

    private TreeSet<String> names() {
        TreeSet<String> names = new TreeSet<>();
        for (Path entry : entries) {
            try {
                if (Files.isDirectory(entry)) {
                    addDirectory(entry, names);
                } else if (Files.isRegularFile(entry)) {
                    addJar(entry, names);
                }
            } catch (IOException | UncheckedIOException e) {
                // A suggestion is a courtesy: what cannot be read offers none.
                continue;
            }
        }
        return names;
    }

    private static void addDirectory(Path directory, TreeSet<String> names) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            files.forEach(file -> add(directory.relativize(file).toString().replace(File.separatorChar, '/'), names));
        }
    }

    private static void addJar(Path jar, TreeSet<String> names) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            zip.stream().forEach(entry -> add(entry.getName(), names));
        }
    }

    private static void add(String file, TreeSet<String> names) {
        if (file.endsWith(".class") && !file.startsWith("META-INF/") && !file.endsWith("-info.class")) {
            names.add(file.substring(0, file.length() - ".class".length()).replace('/', '.'));
        }
    }

    /** Levenshtein's distance, ignoring case. */
    private static int edits(String a, String b) {
        String from = a.toLowerCase(Locale.ROOT);
        String to = b.toLowerCase(Locale.ROOT);
        if (Math.abs(from.length() - to.length()) > MOST_EDITS) {
            return Integer.MAX_VALUE;
        }
        int[] row = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int substitute = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(substitute, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[to.length()];
    }
}
