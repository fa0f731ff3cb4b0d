package dev.heddle.engine.graph;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes a graph to a file, in the form that its name asks for. */
public final class GraphFile {

    private static final String DOT = ".dot";
    private static final String SVG = ".svg";

    private GraphFile() {}

    public static boolean isKnown(String file) {
        return file.endsWith(DOT) || file.endsWith(SVG);
    }

    /** The file for one of several tests: {@code net-2.svg} for the second. Null where no picture is asked for. */
    public static String nameFor(String file, int test, int tests) {
        if (file == null || tests == 1) {
            return file;
        }
        int dot = file.lastIndexOf('.');
        return file.substring(0, dot) + "-" + (test + 1) + file.substring(dot);
    }

    /** Returns what the user must be told. */
    public static List<String> write(Graph graph, String file) {
        List<String> notes = new ArrayList<>();
        if (graph.cut() != null) {
            notes.add("the picture " + Path.of(file).getFileName() + " is cut: " + graph.cut());
        }
        try {
            Files.writeString(Path.of(file), file.endsWith(DOT) ? Dot.text(graph) : Svg.text(graph));
        } catch (IOException e) {
            notes.add("the picture could not be written to " + file + ": " + e.getMessage());
        }
        return notes;
    }
}
