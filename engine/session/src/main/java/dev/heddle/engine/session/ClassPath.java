package dev.heddle.engine.session;

import dev.heddle.engine.model.BadRequestException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/** Reads a class path as {@code java -cp} does, but says what is wrong with it. */
public final class ClassPath {

    private ClassPath() {}

    /** The entries; what is neither a folder nor a jar is left out, and {@code notes} are told of it. */
    public static List<Path> parse(String text, Consumer<String> notes) throws BadRequestException {
        List<Path> entries = new ArrayList<>();
        for (String entry : text.split(File.pathSeparator)) {
            if (entry.isEmpty()) {
                continue;
            }
            if (entry.equals("*") || entry.endsWith("/*") || entry.endsWith(File.separator + "*")) {
                entries.addAll(jars(entry, notes));
            } else {
                add(Path.of(entry), entries, notes);
            }
        }
        return entries;
    }

    public static boolean contains(List<Path> classPath, String resource) {
        for (Path entry : classPath) {
            if (Files.isDirectory(entry)) {
                if (Files.exists(entry.resolve(resource))) {
                    return true;
                }
            } else {
                try (ZipFile zip = new ZipFile(entry.toFile())) {
                    if (zip.getEntry(resource) != null) {
                        return true;
                    }
                } catch (IOException e) {
                    throw new IllegalStateException("class path entry " + entry + " was readable a moment ago", e);
                }
            }
        }
        return false;
    }

    private static void add(Path entry, List<Path> entries, Consumer<String> notes) throws BadRequestException {
        if (!Files.exists(entry)) {
            throw new BadRequestException("class path entry " + entry + " does not exist; check --cp"
                    + (entry.isAbsolute() ? "" : " (relative to " + Path.of("").toAbsolutePath() + ")"));
        }
        if (!Files.isReadable(entry)) {
            throw new BadRequestException("class path entry " + entry + " cannot be read; check its permissions");
        }
        if (Files.isDirectory(entry) || isJar(entry)) {
            entries.add(entry);
        } else {
            notes.accept("class path entry " + entry + " is neither a folder nor a readable jar; it was left out");
        }
    }

    private static boolean isJar(Path file) {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            return zip.size() >= 0;
        } catch (IOException e) {
            return false;
        }
    }

    private static List<Path> jars(String pattern, Consumer<String> notes) throws BadRequestException {
        Path folder = Path.of(pattern.length() == 1 ? "." : pattern.substring(0, pattern.length() - 2));
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> jars = new ArrayList<>();
            for (Path file : files.filter(f -> f.toString().endsWith(".jar")).sorted().toList()) {
                add(file, jars, notes);
            }
            return jars;
        } catch (IOException e) {
            throw new BadRequestException("class path entry " + pattern + " names no readable folder; check --cp", e);
        }
    }
}
