package dev.heddle.engine.model;

/** Tells the user's own code from the JDK, test and assertion libraries, and Heddle. */
public final class UserCode {

    private static final String[] LIBRARIES = {
        "java.", "javax.", "jdk.", "sun.", "com.sun.",
        "org.junit.", "junit.", "org.assertj.", "org.hamcrest.", "org.opentest4j.", "org.apiguardian.",
        "com.google.common.truth.", "kotlin.", "kotlinx.", "groovy.", "org.codehaus.groovy.", "org.mockito.",
        "net.bytebuddy.", "dev.heddle.bootstrap.", "dev.heddle.engine.", "dev.heddle.junit.", "dev.heddle.api."
    };

    private UserCode() {}

    public static boolean isUser(String className) {
        for (String library : LIBRARIES) {
            if (className.startsWith(library)) {
                return false;
            }
        }
        return true;
    }
}
