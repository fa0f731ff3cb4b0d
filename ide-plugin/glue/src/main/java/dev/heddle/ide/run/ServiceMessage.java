package dev.heddle.ide.run;

/** A line by which a process tells the Run window of a test: {@code ##teamcity[testStarted name='…']}. */
final class ServiceMessage {

    private final StringBuilder text;

    private ServiceMessage(String name) {
        text = new StringBuilder("##teamcity[").append(name);
    }

    static ServiceMessage of(String name) {
        return new ServiceMessage(name);
    }

    ServiceMessage with(String attribute, String value) {
        text.append(' ').append(attribute).append("='").append(escape(value)).append('\'');
        return this;
    }

    /** With the newline at its end: the Run window reads whole lines. */
    String line() {
        return text + "]\n";
    }

    /** Values may hold anything; what would end them early, or the line, is written as the format has it. */
    private static String escape(String value) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '\'', '|', '[', ']' -> escaped.append('|').append(c);
                case '\n' -> escaped.append("|n");
                case '\r' -> escaped.append("|r");
                default -> {
                    if (c < 0x20 || c > 0x7e) {
                        escaped.append(String.format("|0x%04x", (int) c));
                    } else {
                        escaped.append(c);
                    }
                }
            }
        }
        return escaped.toString();
    }
}
