package dev.heddle.engine.report;

/** Emphasis on a terminal that can show it. */
record Style(boolean color) {

    String bold(String text) {
        return wrapped("1", text);
    }

    String failure(String text) {
        return wrapped("1;31", text);
    }

    String faint(String text) {
        return wrapped("2", text);
    }

    String shared(String text) {
        return wrapped("36", text);
    }

    /** A step that the story rests on. */
    String deciding(String text) {
        return wrapped("1;33", text);
    }

    private String wrapped(String code, String text) {
        return color && !text.isEmpty() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }
}
