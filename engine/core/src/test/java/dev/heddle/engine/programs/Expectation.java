package dev.heddle.engine.programs;

import dev.heddle.engine.model.Violation;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One of the violations that a program may have, as its header says: {@code deadlock at 23 thread worker-1}. */
record Expectation(String kind, int line, String thread) {

    private static final Pattern FORM = Pattern.compile("([a-z-]+) at (\\d+) thread (.+)");

    static Expectation parse(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("'" + text + "' is not of the form 'KIND at LINE thread NAME'");
        }
        return new Expectation(matcher.group(1), Integer.parseInt(matcher.group(2)), matcher.group(3));
    }

    static Expectation of(Violation violation) {
        return new Expectation(
                violation.kind().label(), violation.at() == null ? 0 : violation.at().line(), violation.thread());
    }

    @Override
    public String toString() {
        return kind + " at " + line + " thread " + thread;
    }
}
