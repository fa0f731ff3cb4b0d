package dev.heddle.engine.instrument.plan;

/** Methods that fill tables of the JDK's own, in classes whose objects are the program's: they are quiet, and nothing is put back. */
final class JdkCaches {

    private static final String OBJECT = "Ljava/lang/Object;";

    private JdkCaches() {}

    static void addTo(MethodTable table) {
        quiet(table, "java/text/DateFormatSymbols", "initializeData", "getInstanceRef", "getProviderInstance", "getZoneStringsImpl");
        quiet(table, "java/text/DecimalFormatSymbols", "initialize");
        quiet(table, "java/text/SimpleDateFormat", "initialize", "initializeCalendar");
        quiet(table, "java/util/Formatter", "getDecimalFormatSymbols");
        // The first call registers what the platform has, which is much and nobody's test.
        quiet(table, "java/lang/management/ManagementFactory", "getPlatformMBeanServer", "getPlatformMXBean", "getPlatformMXBeans");
        table.in("java/text/Collator", OBJECT).makes("getInstance");
        table.in("java/text/BreakIterator", OBJECT).makes("getBreakInstance");
        table.in("java/util/Calendar", OBJECT).quiet("setWeekCountData").makes("createCalendar");
        table.in("java/security/MessageDigest", OBJECT).makes("getInstance");
        table.in("java/util/TimeZone", OBJECT)
                .quiet("getAvailableIDs", "getDefaultRef", "setDefault", "setDefaultZone", "getDisplayName", "getDisplayNames",
                        "parseCustomTimeZone", "toZoneId", "toZoneId0")
                .makes("getTimeZone", "getDefault");
    }

    private static void quiet(MethodTable table, String owner, String... methods) {
        table.in(owner, OBJECT).quiet(methods);
    }
}
