package dev.heddle.engine.explore;

/** The version of Heddle, as the jar's manifest has it. */
public final class HeddleVersion {

    public static final String VERSION = version();

    private HeddleVersion() {}

    private static String version() {
        String implementation = HeddleVersion.class.getPackage().getImplementationVersion();
        return implementation == null ? "development" : implementation;
    }
}
