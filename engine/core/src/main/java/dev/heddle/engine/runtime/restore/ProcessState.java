package dev.heddle.engine.runtime.restore;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import jdk.internal.misc.Unsafe;

/**
 * What a test may change for its whole process, in classes of the JDK whose statics are not followed: default locales and
 * time zone, the standard streams, system properties as a whole, factories that may be set once, security providers, hooks
 * for the shutdown, the platform's MBeans. Each execution finds it as the first did.
 */
public final class ProcessState {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final String[][] STATICS = {
        {"java.util.Locale", "defaultLocale", "defaultDisplayLocale", "defaultFormatLocale"},
        {"java.util.TimeZone", "defaultTimeZone"},
        {"java.lang.System", "in", "out", "err", "props"},
        {"java.lang.Thread", "defaultUncaughtExceptionHandler"},
        {"java.net.URL", "factory"},
        {"java.net.URLConnection", "factory", "fileNameMap"},
        {"java.net.ServerSocket", "factory"},
        {"java.net.Socket", "factory"},
        {"java.net.Authenticator", "theAuthenticator"},
        {"sun.security.jca.Providers", "providerList"},
    };

    private final Baseline baseline;
    private final List<Object> bases = new ArrayList<>();
    private final List<Long> offsets = new ArrayList<>();
    private Object[] before = {};
    private PlatformBeans beans;

    public ProcessState(Baseline baseline) {
        this.baseline = baseline;
    }

    /** What there is now is what executions start from. */
    public void renew() {
        if (bases.isEmpty()) {
            find();
        }
        // These are made when they are first asked for.
        Locale.getDefault(Locale.Category.DISPLAY);
        Locale.getDefault(Locale.Category.FORMAT);
        TimeZone.getDefault();
        baseline.addReachable(System.getProperties());
        preserveTable("java.lang.ApplicationShutdownHooks", "hooks");
        before = new Object[bases.size()];
        for (int i = 0; i < before.length; i++) {
            before[i] = UNSAFE.getReference(bases.get(i), offsets.get(i));
        }
        if (beans != null) {
            beans.preserve(baseline);
        }
    }

    private void find() {
        for (String[] names : STATICS) {
            for (int i = 1; i < names.length; i++) {
                add(names[0], names[i]);
            }
        }
        beans = PlatformBeans.find();
    }

    private void add(String className, String name) {
        Field found = staticField(className, name);
        if (found != null) {
            bases.add(UNSAFE.staticFieldBase(found));
            offsets.add(UNSAFE.staticFieldOffset(found));
        }
    }

    /** Null where the JDK has none of that name. */
    private static Field staticField(String className, String name) {
        try {
            return Class.forName(className, true, null).getDeclaredField(name);
        } catch (ReflectiveOperationException missing) {
            return null;
        }
    }

    /** Tables that are filled, not replaced. */
    private void preserveTable(String className, String name) {
        Field found = staticField(className, name);
        if (found != null) {
            baseline.addReachable(UNSAFE.getReference(UNSAFE.staticFieldBase(found), UNSAFE.staticFieldOffset(found)));
        }
    }

    /** Behind an execution. */
    public void putBack() {
        for (int i = 0; i < before.length; i++) {
            if (UNSAFE.getReference(bases.get(i), offsets.get(i)) != before[i]) {
                UNSAFE.putReferenceVolatile(bases.get(i), offsets.get(i), before[i]);
            }
        }
        if (beans != null) {
            beans.putBack(baseline);
        }
    }
}
