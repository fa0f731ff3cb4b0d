package dev.heddle.ide;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** Every text that the plugin shows, from {@code messages/HeddleBundle.properties}. */
public final class HeddleBundle {

    public static final String NAME = "messages.HeddleBundle";

    private static final ResourceBundle TEXTS = ResourceBundle.getBundle(NAME, Locale.ROOT);

    private HeddleBundle() {}

    /** The text of a key with {@code {0}}, {@code {1}} … filled in. */
    public static String message(String key, Object... arguments) {
        return new MessageFormat(TEXTS.getString(key), Locale.ROOT).format(arguments);
    }
}
