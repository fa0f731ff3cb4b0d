package dev.heddle.engine.runtime;

/** Tells the user's own code from the JDK, test frameworks and Heddle. */
public final class UserCode {

    private static final String[] NOT_USER = {
        "java.", "javax.", "jdk.", "sun.", "com.sun.", "dev.heddle.bootstrap.", "dev.heddle.engine.",
        "dev.heddle.junit.", "org.junit.", "junit.", "org.opentest4j.", "org.assertj.", "org.hamcrest.", "kotlin.",
        "org.apiguardian.", "org.mockito.", "net.bytebuddy."
    };

    private UserCode() {}

    public static boolean isUser(String className) {
        for (String prefix : NOT_USER) {
            if (className.startsWith(prefix)) {
                return false;
            }
        }
        return true;
    }
}
