package dev.heddle.engine.report;

import java.util.ArrayList;
import java.util.List;

/** Makes text fit into columns. */
final class Fitting {

    private Fitting() {}

    /** The text, with its middle left out where it is too long: what a name begins and ends with tells it from others. */
    static String cut(String text, int width) {
        if (text.length() <= width) {
            return text;
        }
        int tail = (width - 1) / 2;
        return text.substring(0, width - 1 - tail) + "…" + text.substring(text.length() - tail);
    }

    /** The same with spaces up to the width. */
    static String cell(String text, int width) {
        String fitted = cut(text, width);
        return fitted + " ".repeat(width - fitted.length());
    }

    /** The words of a sentence on as many lines as it takes; all but the first begin with the indentation. */
    static List<String> wrapped(String sentence, int width, String indent) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : sentence.split(" ")) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line = new StringBuilder(indent);
            } else if (!line.isEmpty()) {
                line.append(' ');
            }
            line.append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
