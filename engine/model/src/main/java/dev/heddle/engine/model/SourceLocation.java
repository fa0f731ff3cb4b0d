package dev.heddle.engine.model;

import com.google.gson.annotations.SerializedName;

/** A place in source code; {@code line} is 0 where the class file has no line numbers. */
public record SourceLocation(@SerializedName("class") String className, String method, String file, int line) {

    public static SourceLocation of(StackTraceElement frame) {
        return new SourceLocation(
                frame.getClassName(), frame.getMethodName(), frame.getFileName(), Math.max(0, frame.getLineNumber()));
    }

    /** The short form that consoles turn into a link: {@code Foo.java:42}. */
    public String shortForm() {
        return file == null ? className + "." + method : line > 0 ? file + ":" + line : file;
    }
}
