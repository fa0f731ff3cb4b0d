package dev.heddle.inspections.standalone;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The Java files under some paths, and the source folders they belong to. */
public final class SourceTree {

    private static final Pattern PACKAGE = Pattern.compile("^\\s*package\\s+([\\w.]+)\\s*;", Pattern.MULTILINE);

    private final List<Path> files = new ArrayList<>();
    private final Set<Path> folders = new LinkedHashSet<>();

    /** Files as given; folders with everything below them. */
    public static SourceTree of(List<Path> paths) throws IOException {
        SourceTree tree = new SourceTree();
        for (Path path : paths) {
            try (Stream<Path> found = Files.walk(path)) {
                found.filter(file -> file.toString().endsWith(".java") && Files.isRegularFile(file))
                        .sorted()
                        .forEach(tree.files::add);
            }
        }
        for (Path file : tree.files) {
            tree.addFolder(file);
        }
        return tree;
    }

    /** The folder that holds the file's top package: where its package name ends. */
    private void addFolder(Path file) throws IOException {
        Path folder = file.toAbsolutePath().normalize().getParent();
        Matcher matcher = PACKAGE.matcher(Files.readString(file, StandardCharsets.ISO_8859_1));
        if (matcher.find()) {
            String[] names = matcher.group(1).split("\\.");
            for (int i = names.length - 1; i >= 0 && folder != null; i--) {
                if (folder.getFileName() == null || !folder.getFileName().toString().equals(names[i])) {
                    return;
                }
                folder = folder.getParent();
            }
        }
        if (folder != null) {
            folders.add(folder);
        }
    }

    public List<Path> files() {
        return files;
    }

    public Set<Path> folders() {
        return folders;
    }
}
