package dev.heddle.bench.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The packages of main code, each with the first sentence of its package-info. */
final class Rooms {

    /** A package: {@code purpose} is null where it does not say what it is for. */
    record Room(String module, String name, int classes, String purpose) {

        String row() {
            return "| `" + name.replaceFirst("^dev\\.heddle\\.", "") + "` | " + classes + " | " + purpose + " |";
        }
    }

    private Rooms() {}

    static List<Room> all(Path root) {
        List<Room> rooms = new ArrayList<>();
        for (String module : Modules.MAY_KNOW.keySet().stream().sorted().toList()) {
            Path sources = root.resolve(module).resolve("src/main/java");
            if (Files.isDirectory(sources)) {
                rooms.addAll(below(module, sources));
            }
        }
        return rooms;
    }

    private static List<Room> below(String module, Path sources) {
        List<Room> rooms = new ArrayList<>();
        try (Stream<Path> folders = Files.walk(sources)) {
            for (Path folder : folders.filter(Files::isDirectory).sorted().toList()) {
                int classes = classes(folder);
                if (classes > 0) {
                    String name = sources.relativize(folder).toString().replace('\\', '.').replace('/', '.');
                    rooms.add(new Room(module, name, classes, purpose(folder.resolve("package-info.java"))));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rooms;
    }

    private static int classes(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return (int) files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java") && !name.equals("package-info.java")).count();
        }
    }

    /** The first sentence of the comment, without the marks of Javadoc. */
    private static String purpose(Path file) throws IOException {
        if (!Files.exists(file)) {
            return null;
        }
        String text = Files.readString(file);
        String comment = text.substring(text.indexOf("/**") + 3, text.indexOf("*/")).replaceAll("\\s*\\n \\* ?", " ")
                .replaceAll("\\{@\\w+ ([^}]*)}", "`$1`").strip();
        int end = comment.indexOf(". ");
        return end < 0 ? comment : comment.substring(0, end + 1);
    }
}
