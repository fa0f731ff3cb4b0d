package dev.heddle.inspections.finding;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;

/** Every text that the inspections show, from {@code messages/HeddleInspectionsBundle.properties}. */
public final class Messages {

    public static final String BUNDLE = "messages.HeddleInspectionsBundle";

    private static final ResourceBundle TEXTS = ResourceBundle.getBundle(BUNDLE, Locale.ROOT);

    /** Read once: reading a pattern takes longer than filling it in. */
    private static final Map<String, MessageFormat> FORMATS = new ConcurrentHashMap<>();

    private Messages() {}

    /** The text of a key with {@code {0}}, {@code {1}} … filled in. */
    public static String message(String key, Object... arguments) {
        MessageFormat format =
                FORMATS.computeIfAbsent(key, name -> new MessageFormat(TEXTS.getString(name), Locale.ROOT));
        synchronized (format) {
            return format.format(arguments);
        }
    }
}
