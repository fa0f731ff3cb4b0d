package dev.heddle.engine.report;

/** Makes text from the program under test harmless in a page: no markup, no characters that act instead of showing. */
final class Escape {

    private Escape() {}

    static String html(String text) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> {
                    if (acts(c)) {
                        out.append(String.format("\\u%04X", c));
                    } else {
                        out.appendCodePoint(c);
                    }
                }
            }
        });
        return out.toString();
    }

    /** Control characters, marks that turn the direction of text round, and halves of characters. */
    private static boolean acts(int c) {
        int type = Character.getType(c);
        return type == Character.CONTROL && c != '\n' && c != '\t'
                || type == Character.FORMAT || type == Character.SURROGATE
                || type == Character.LINE_SEPARATOR || type == Character.PARAGRAPH_SEPARATOR;
    }
}
