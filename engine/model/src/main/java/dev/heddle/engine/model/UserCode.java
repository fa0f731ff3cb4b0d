package dev.heddle.engine.model;

/** Tells the user's own code from the JDK, test and assertion libraries, and Heddle. */
public final class UserCode {

    private static final String[] LIBRARIES = {
        "java.", "javax.", "jdk.", "sun.", "com.sun.",
        "org.junit.", "junit.", "org.testng.", "org.assertj.", "org.hamcrest.", "org.opentest4j.", "org.apiguardian.",
        "com.google.common.truth.", "kotlin.", "kotlinx.", "groovy.", "org.codehaus.groovy.", "org.mockito.",
        "net.bytebuddy.", "dev.heddle.bootstrap.", "dev.heddle.engine.", "dev.heddle.junit.", "dev.heddle.api."
    };

    /** In the names of methods that Heddle adds to the user's classes, and that only call one of the user's. */
    public static final String ADDED = "$heddleAdded";

    private UserCode() {}

    /** Whether a frame of a stack is the user's. */
    public static boolean isUser(String className, String method) {
        return isUser(className) && !method.contains(ADDED);
    }

    public static boolean isUser(String className) {
        for (String library : LIBRARIES) {
            if (className.startsWith(library)) {
                return false;
            }
        }
        return true;
    }

    /** The innermost frame of a stack that is the user's, or null. */
    public static SourceLocation innermost(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            if (isUser(frame.getClassName(), frame.getMethodName())) {
                return SourceLocation.of(frame);
            }
        }
        return null;
    }
}
