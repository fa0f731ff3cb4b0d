package dev.heddle.bootstrap;

import java.io.File;
import java.lang.instrument.Instrumentation;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;

/**
 * The Java agent: keeps the {@link Instrumentation} and makes the class loader of the engine.
 *
 * <p>Its argument is the list of the engine's jars, separated like a class path. It instruments nothing:
 * the engine installs its own transformer.
 */
public final class Agent {

    private static volatile Instrumentation instrumentation;
    private static volatile ClassLoader engineLoader;

    private Agent() {}

    public static void premain(String jars, Instrumentation given) throws MalformedURLException {
        instrumentation = given;
        engineLoader = engineLoader(jars == null ? "" : jars);
    }

    public static Instrumentation instrumentation() {
        return instrumentation;
    }

    /** The loader of the engine and its libraries: the user's versions of them are out of its sight. */
    public static ClassLoader engineLoader() {
        return engineLoader;
    }

    private static ClassLoader engineLoader(String jars) throws MalformedURLException {
        String[] paths = jars.isEmpty() ? new String[0] : jars.split(File.pathSeparator);
        URL[] urls = new URL[paths.length];
        for (int i = 0; i < paths.length; i++) {
            urls[i] = new File(paths[i]).toURI().toURL();
        }
        return new URLClassLoader("heddle", urls, ClassLoader.getPlatformClassLoader());
    }
}
