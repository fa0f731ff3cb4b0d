package dev.heddle.engine.coverage;

import dev.heddle.engine.model.SourceLocation;
import java.util.List;

/**
 * One access or synchronisation operation in the code, by names that are the same in every process.
 *
 * @param code class, method with its descriptor, and a hash of the method's code without line numbers
 * @param ordinal the how-manieth operation of the method it is; below 0 where the class file could not be read
 * @param op what it does, such as {@code write}
 * @param member what it does it to, such as {@code Account.balance}, {@code monitor} or {@code element}
 * @param context the calls that led there, innermost first, cut off after a few
 * @param at where people see it
 */
public record Statement(String code, int ordinal, String op, String member, List<String> context, SourceLocation at) {

    /** One line that tells it from all others; the line of source is not part of it. */
    public String key() {
        return code + ":" + ordinal + " " + op + " " + member + (context.isEmpty() ? "" : " < " + String.join(" < ", context));
    }

    /** For people: {@code Account.java:42 write Account.balance}. */
    public String label() {
        return (at == null ? code : at.shortForm()) + " " + op + " " + member;
    }
}
