package dev.heddle.inspections.harness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Expected highlights inside a Java file: {@code <warning descr="…">text</warning>}, as IntelliJ's own tests write them. */
public final class Markup {

    /** One highlight; {@code level} is warning, weak_warning, error or info. */
    public record Highlight(int start, int end, String level, String description) {}

    private static final Pattern TAG =
            Pattern.compile("<(warning|weak_warning|error|info)(?: descr=\"([^\"]*)\")?>|</(?:warning|weak_warning|error|info)>");

    private Markup() {}

    public static String strip(String marked) {
        return TAG.matcher(marked).replaceAll("");
    }

    /** The text with the highlights written into it. */
    public static String mark(String text, List<Highlight> highlights) {
        record Tag(int offset, int order, String text) {}
        List<Tag> tags = new ArrayList<>();
        for (Highlight highlight : highlights) {
            int length = highlight.end() - highlight.start();
            tags.add(new Tag(
                    highlight.start(),
                    1_000_000 - length,
                    "<" + highlight.level() + " descr=\"" + highlight.description() + "\">"));
            tags.add(new Tag(highlight.end(), length - 1_000_000, "</" + highlight.level() + ">"));
        }
        tags.sort(Comparator.comparingInt(Tag::offset).thenComparingInt(Tag::order));
        StringBuilder marked = new StringBuilder();
        int from = 0;
        for (Tag tag : tags) {
            marked.append(text, from, tag.offset()).append(tag.text());
            from = tag.offset();
        }
        return marked.append(text.substring(from)).toString();
    }

    public static int count(String marked) {
        Matcher matcher = TAG.matcher(marked);
        int count = 0;
        while (matcher.find()) {
            if (!matcher.group().startsWith("</")) {
                count++;
            }
        }
        return count;
    }
}
