package dev.heddle.engine.model;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Consecutive lines of a source file, such as {@code Foo.java:42} or {@code src/com/acme/Foo.java:40-48}.
 *
 * @param file with as much of its path as is known, separated by slashes
 * @param from first line, from 1
 * @param to last line
 */
public record SourceLines(String file, int from, int to) {

    private static final Pattern FORM = Pattern.compile("(.*[^:/]):([1-9]\\d{0,8})(?:-([1-9]\\d{0,8}))?");

    /**
     * Reads the form that {@link #toString} writes.
     *
     * @throws BadRequestException with a sentence that can follow the name of an option
     */
    public static SourceLines parse(String text) throws BadRequestException {
        Matcher form = FORM.matcher(text.strip().replace('\\', '/'));
        if (!form.matches()) {
            throw new BadRequestException(text + " names no line; write it as Foo.java:42 or Foo.java:40-48");
        }
        int from = Integer.parseInt(form.group(2));
        int to = form.group(3) == null ? from : Integer.parseInt(form.group(3));
        if (to < from) {
            throw new BadRequestException(text + " ends before it begins; write the smaller line first");
        }
        return new SourceLines(form.group(1), from, to);
    }

    /** Whether the file is that of a class, whose file knows its own name and package but not its folder. */
    public boolean isOf(String className, String sourceFile) {
        int end = className.lastIndexOf('.');
        String known = className.substring(0, end + 1).replace('.', '/') + sourceFile;
        return sourceFile != null && (known.equals(file) || endsWith(file, known) || endsWith(known, file));
    }

    private static boolean endsWith(String path, String end) {
        return path.endsWith("/" + end);
    }

    public boolean contains(SourceLocation at) {
        return from <= at.line() && at.line() <= to && isOf(at.className(), at.file());
    }

    @Override
    public String toString() {
        return file + ":" + from + (to == from ? "" : "-" + to);
    }
}
