package dev.heddle.inspections;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** Every text that the inspections show, from {@code messages/HeddleInspectionsBundle.properties}. */
public final class Messages {

    public static final String BUNDLE = "messages.HeddleInspectionsBundle";

    private static final ResourceBundle TEXTS = ResourceBundle.getBundle(BUNDLE, Locale.ROOT);

    private Messages() {}

    /** The text of a key with {@code {0}}, {@code {1}} … filled in. */
    public static String message(String key, Object... arguments) {
        return new MessageFormat(TEXTS.getString(key), Locale.ROOT).format(arguments);
    }
}
