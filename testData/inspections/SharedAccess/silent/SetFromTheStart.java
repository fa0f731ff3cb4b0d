import java.util.Properties;

public class SetFromTheStart {
    private static Properties settings = create();

    public static synchronized Properties create() {
        if (settings == null) {
            settings = new Properties();
        }
        return settings;
    }

    public static String get(String name) {
        return settings.getProperty(name);
    }
}
