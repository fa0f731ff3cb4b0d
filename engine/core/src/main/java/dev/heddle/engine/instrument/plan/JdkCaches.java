package dev.heddle.engine.instrument.plan;

/** Methods that fill tables of the JDK's own, in classes whose objects are the program's: they are quiet, and nothing is put back. */
final class JdkCaches {

    private static final String OBJECT = "Ljava/lang/Object;";

    private JdkCaches() {}

    static void addTo(MethodTable table) {
        quiet(table, "java/text/DateFormatSymbols", "initializeData", "getInstanceRef", "getProviderInstance", "getZoneStringsImpl");
        quiet(table, "java/text/DecimalFormatSymbols", "initialize");
        quiet(table, "java/text/SimpleDateFormat", "initialize", "initializeCalendar");
        quiet(table, "java/text/Collator", "getInstance");
        quiet(table, "java/text/BreakIterator", "getBreakInstance");
        quiet(table, "java/util/Calendar", "setWeekCountData", "createCalendar");
        quiet(table, "java/util/Formatter", "getDecimalFormatSymbols");
        quiet(table, "java/util/TimeZone", "getTimeZone", "getAvailableIDs", "getDefault", "getDefaultRef", "setDefault",
                "setDefaultZone", "getDisplayName", "getDisplayNames", "parseCustomTimeZone", "toZoneId", "toZoneId0");
        quiet(table, "java/security/MessageDigest", "getInstance");
    }

    private static void quiet(MethodTable table, String owner, String... methods) {
        table.in(owner, OBJECT).quiet(methods);
    }
}
