package dev.heddle.inspections;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The texts of the inspections, by what they are for. */
final class RuleTexts {

    /** Texts that are put into others. */
    private static final Set<String> PARTS = Set.of(
            "shared.name", "shared.contents", "shared.written", "shared.read", "region.contents", "region.line",
            "region.lines", "region.use", "region.and", "region.then", "region.same.line", "region.same.lines",
            "lock.order.other");

    private static final Pattern RULE = Pattern.compile("(shared|check|region|lock\\.order|misuse)\\..*");
    private static final Pattern HOLE = Pattern.compile("\\{[^}]*}");

    private RuleTexts() {}

    static Properties all() throws IOException {
        Properties texts = new Properties();
        try (InputStream in =
                RuleTexts.class.getResourceAsStream("/messages/HeddleInspectionsBundle.properties")) {
            texts.load(in);
        }
        return texts;
    }

    /** What highlights say, by key. */
    static Map<String, String> rules() throws IOException {
        Map<String, String> rules = new TreeMap<>();
        all().forEach((key, text) -> {
            if (RULE.matcher((String) key).matches() && !PARTS.contains(key)) {
                rules.put((String) key, (String) text);
            }
        });
        return rules;
    }

    /** What the families of fixes are called: a fix without a family of its own is called by its name. */
    static Set<String> fixFamilies() throws IOException {
        Properties texts = all();
        Set<String> families = new TreeSet<>();
        for (String key : texts.stringPropertyNames()) {
            if (key.startsWith("fix.") && !texts.containsKey(key + ".family")) {
                families.add(texts.getProperty(key));
            }
        }
        return families;
    }

    /** What a text looks like when its holes have been filled. */
    static Pattern asPattern(String before, String text, String after) {
        StringBuilder pattern = new StringBuilder(before);
        int from = 0;
        Matcher hole = HOLE.matcher(text);
        while (hole.find()) {
            pattern.append(Pattern.quote(text.substring(from, hole.start()).replace("''", "'"))).append("[^\"]*");
            from = hole.end();
        }
        return Pattern.compile(pattern + Pattern.quote(text.substring(from).replace("''", "'")) + after);
    }
}
