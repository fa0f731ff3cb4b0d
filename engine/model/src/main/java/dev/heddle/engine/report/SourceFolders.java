package dev.heddle.engine.report;

import dev.heddle.engine.model.SourceLocation;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds the sources that places of a result speak of, below the folders that it was given. */
public final class SourceFolders {

    private static final int MOST_FILES = 200_000;

    private final List<Path> roots;
    /** By file name; filled when the first place is asked for. */
    private Map<String, List<Path>> files;
    private final Map<Path, List<String>> lines = new HashMap<>();

    public SourceFolders(List<Path> roots) {
        this.roots = roots;
    }

    /** Those below the folder that Heddle was started in. */
    public static SourceFolders here() {
        return new SourceFolders(List.of(Path.of("").toAbsolutePath()));
    }

    /** The file of a place; null if there is none. */
    public Path file(SourceLocation at) {
        if (at.file() == null) {
            return null;
        }
        if (files == null) {
            files = new HashMap<>();
            roots.forEach(this::look);
        }
        int end = at.className().lastIndexOf('.');
        String known = "/" + at.className().substring(0, end + 1).replace('.', '/') + at.file();
        return files.getOrDefault(at.file(), List.of()).stream()
                .filter(path -> path.toString().replace('\\', '/').endsWith(known)).findFirst().orElse(null);
    }

    /** The text of a line with its indentation; null if its file is not found. */
    public String line(SourceLocation at) {
        Path file = file(at);
        List<String> all = file == null ? List.of() : lines.computeIfAbsent(file, SourceFolders::read);
        return at.line() > 0 && at.line() <= all.size() ? all.get(at.line() - 1) : null;
    }

    private static List<String> read(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    private void look(Path root) {
        int[] seen = {0};
        try {
            Files.walkFileTree(root, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    String name = String.valueOf(folder.getFileName());
                    boolean hidden = name.startsWith(".") && name.length() > 1 && !folder.equals(root);
                    return hidden || name.equals("node_modules") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    String name = file.getFileName().toString();
                    if (name.endsWith(".java") || name.endsWith(".kt") || name.endsWith(".groovy")) {
                        files.computeIfAbsent(name, n -> new ArrayList<>()).add(file.toAbsolutePath());
                    }
                    return ++seen[0] < MOST_FILES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException e) {
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException unreadable) {
            // A folder that cannot be read has no sources to show; places in it are shown without their text.
            files.putIfAbsent("", List.of());
        }
    }
}
