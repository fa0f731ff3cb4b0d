package dev.heddle.engine.instrument.shadow;

import dev.heddle.engine.instrument.plan.Policy;

/** Which classes carry shadows of values where a test's inputs are followed. */
public final class ShadowCarriers {

    private ShadowCarriers() {}

    /** Methods that are too large for it are told apart elsewhere: they are listed as not controlled. */
    public static boolean contain(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader != null && loader != ClassLoader.getPlatformClassLoader()
                && Policy.isOfProgram(type.getName().replace('.', '/'));
    }
}
