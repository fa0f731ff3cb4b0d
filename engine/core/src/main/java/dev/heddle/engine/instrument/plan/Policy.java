package dev.heddle.engine.instrument.plan;

import java.util.List;
import java.util.Set;

/** Decides how much of a class is changed, by its name and by who loads it. Names have slashes. */
public final class Policy {

    /** Parts of the JDK whose state is the state of the program under test. */
    private static final List<String> JDK_FULL = List.of(
            "java/util/concurrent/",
            "java/util/stream/",
            "java/util/regex/",
            // Formats and calendars work in fields of their own.
            "java/text/",
            "java/util/Calendar",
            "java/util/Date",
            "java/util/GregorianCalendar",
            "java/util/JapaneseImperialCalendar",
            "sun/util/BuddhistCalendar",
            "sun/util/calendar/AbstractCalendar",
            "sun/util/calendar/BaseCalendar",
            "sun/util/calendar/CalendarDate",
            "sun/util/calendar/Gregorian",
            "sun/util/calendar/ImmutableGregorianDate",
            "sun/util/calendar/JulianCalendar",
            "sun/util/calendar/LocalGregorianCalendar",
            "java/util/zip/Adler32",
            "java/util/zip/CRC32",
            "java/util/zip/Checked",
            "java/util/zip/Deflater",
            "java/util/zip/GZIP",
            "java/util/zip/Inflater",
            "java/util/zip/ZipEntry",
            "java/util/zip/ZipInputStream",
            "java/util/zip/ZipOutputStream",
            "java/util/jar/JarEntry",
            "java/util/jar/JarInputStream",
            "java/util/jar/JarOutputStream",
            "javax/crypto/CipherInputStream",
            "javax/crypto/CipherOutputStream",
            // Streams in memory, and those that a program puts around others: threads meet at their monitors.
            "java/io/Buffered",
            "java/io/ByteArray",
            "java/io/CharArray",
            "java/io/DataInput",
            "java/io/DataOutput",
            "java/io/Filter",
            "java/io/InputStream",
            "java/io/LineNumber",
            "java/io/OutputStream",
            "java/io/Piped",
            "java/io/PrintWriter",
            "java/io/Pushback",
            "java/io/Reader",
            "java/io/SequenceInputStream",
            "java/io/StringBufferInputStream",
            "java/io/StringReader",
            "java/io/StringWriter",
            "java/io/Writer",
            "java/nio/charset/CharsetDecoder",
            "java/nio/charset/CharsetEncoder",
            "sun/nio/cs/StreamDecoder",
            "sun/nio/cs/StreamEncoder",
            // Objects that only hold what was set.
            "java/net/DatagramPacket",
            "java/net/HttpCookie",
            "java/nio/file/attribute/AclEntry$Builder",
            "java/security/cert/PKIX",
            "java/security/cert/X509CRLSelector",
            "java/security/cert/X509CertSelector",
            "javax/crypto/spec/PBEKeySpec",
            "javax/net/ssl/SSLParameters",
            "javax/security/auth/callback/",
            // Servers and clients that run handlers of the program on threads of their own.
            "com/sun/net/httpserver/",
            "java/net/http/",
            "jdk/internal/net/http/",
            "sun/net/httpserver/",
            // Connections that wait for input inside these, and which later ones share.
            "java/net/URLConnection",
            "sun/net/NetworkClient",
            "sun/net/www/MeteredStream",
            "sun/net/www/URLConnection",
            "sun/net/www/http/",
            "sun/net/www/protocol/http/",
            "sun/net/www/protocol/https/",
            "sun/security/ssl/",
            // Files that a pool of the JDK reads and writes, and who waits for it.
            "sun/nio/ch/AsynchronousFileChannelImpl",
            "sun/nio/ch/Invoker",
            "sun/nio/ch/PendingFuture",
            "sun/nio/ch/SimpleAsynchronousFileChannelImpl");

    private static final Set<String> JDK_FULL_CLASSES = Set.of(
            "java/lang/AbstractStringBuilder",
            "java/lang/StringBuilder",
            "java/lang/StringBuffer",
            "java/lang/InheritableThreadLocal",
            // Reads and writes the fields of what is serialised.
            "java/io/ObjectStreamClass$FieldReflector",
            "java/time/format/DateTimeFormatterBuilder",
            "java/util/SimpleTimeZone",
            "java/util/TimeZone",
            "java/util/jar/Attributes",
            "javax/net/ssl/SSLContext");

    /** Classes of java.util that keep caches of the JVM's own rather than a program's state. */
    private static final List<String> JDK_UTIL_QUIET = List.of(
            "java/util/Locale",
            "java/util/ResourceBundle",
            "java/util/PropertyResourceBundle",
            "java/util/ListResourceBundle",
            "java/util/ServiceLoader",
            "java/util/Formatter",
            "java/util/Scanner",
            "java/util/Currency",
            "java/util/HexFormat",
            // Known to the JIT compiler, which would skip the hooks once it compiles them.
            "java/util/Base64");

    /**
     * Parts of the JDK that keep caches and tables for all programs and run no code of theirs. What they write
     * must stay when an execution's writes are undone, as do their fields, which are not seen.
     */
    private static final List<String> JDK_QUIET = List.of(
            "java/io/ObjectStreamClass",
            "java/lang/StackTraceElement",
            "java/lang/reflect/Proxy",
            "java/net/URI",
            "java/net/URL",
            "java/nio/charset/",
            "java/nio/file/FileSystems",
            "java/nio/file/spi/",
            "java/security/KeyFactory",
            "java/security/Provider",
            "java/security/Security",
            "java/time/format/",
            "java/time/zone/",
            "java/util/Currency",
            "java/util/Locale",
            "java/util/jar/Attributes",
            "java/util/jar/JarFile",
            "java/util/jar/Manifest",
            "java/util/logging/ConsoleHandler",
            "java/util/logging/FileHandler",
            "java/util/logging/Level",
            "java/util/logging/LogManager",
            "java/util/logging/LogRecord",
            "java/util/logging/SimpleFormatter",
            "java/util/logging/StreamHandler",
            "java/util/logging/XMLFormatter",
            "java/util/zip/Zip",
            "jdk/internal/vm/ThreadContainers",
            "sun/net/",
            "sun/nio/cs/",
            "sun/nio/fs/",
            "sun/reflect/annotation/",
            "sun/security/",
            "sun/text/",
            "sun/util/");

    /**
     * Objects that hold state of the program in code known to the JIT compiler, which would skip the hooks, or in classes that
     * keep tables for all programs.
     */
    private static final List<String> JDK_WHOLE = List.of(
            "java/security/AlgorithmParameters",
            "java/security/KeyStore",
            "java/security/MessageDigest",
            "java/security/Signature",
            "java/util/Locale$Builder",
            "javax/crypto/Cipher");

    /** Classes that are quiet although some of their methods are in the table. */
    private static final Set<String> JDK_QUIET_CLASSES = Set.of("java/security/Provider");

    /** Classes that ask for the time or for an identity hash code. */
    private static final List<String> JDK_CALLS = List.of(
            "java/time/Clock");

    private static final Set<String> JDK_CALLS_CLASSES = Set.of("java/lang/Object", "java/lang/Enum");

    /** Classes of the JDK that hold monitors of their own while they use a socket. */
    private static final Set<String> JDK_MONITORS = Set.of("java/net/Socket", "java/net/ServerSocket");

    /** Classes of the JDK, as far as their names tell. */
    private static final List<String> JDK = List.of("java/", "javax/", "jdk/", "sun/", "com/sun/");

    /** Heddle itself. */
    private static final List<String> OURS = List.of("dev/heddle/api/", "dev/heddle/junit/");

    /** Libraries through which threads of the test meet, and whose insides are not part of it. */
    private static final List<String> MOCKS = List.of("org/mockito/", "org/objenesis/");

    /** Those of them that make classes, and keep classes and mocks in tables by identity: no part of the test's state. */
    private static final List<String> MOCKS_QUIET = List.of(
            "net/bytebuddy/",
            "org/mockito/internal/creation/bytebuddy/InlineBytecodeGenerator",
            "org/mockito/internal/creation/bytebuddy/SubclassBytecodeGenerator",
            "org/mockito/internal/creation/bytebuddy/TypeCachingBytecodeGenerator",
            "org/mockito/internal/util/concurrent/");

    /** Test frameworks and other agents: what they do is not part of the test. */
    private static final List<String> FRAMEWORKS = List.of(
            "org/junit/",
            "junit/",
            "org/testng/",
            "org/opentest4j/",
            "org/apiguardian/",
            "org/hamcrest/",
            "org/assertj/",
            "org/jacoco/",
            "com/vladium/emma/",
            "net/sourceforge/cobertura/",
            "com/intellij/rt/",
            "org/apache/maven/surefire/",
            "org/gradle/",
            "worker/org/gradle/");

    private final MethodTable methods;

    public Policy(MethodTable methods) {
        this.methods = methods;
    }

    /** {@code jdk} says whether the boot or the platform loader has the class. */
    public Treatment of(String name, boolean jdk) {
        // Which constructors and methods reflection makes classes for depends on how often they were called before.
        if (name.contains("$$Lambda") || name.startsWith("jdk/internal/reflect/Generated")
                || name.startsWith("java/lang/invoke/LambdaForm") || name.startsWith("dev/heddle/bootstrap/")) {
            return Treatment.NONE;
        }
        return jdk ? ofJdk(name) : ofProgram(name);
    }

    /** Whether a class is, by its name, one whose methods are instrumented in full and that is not the JDK's. */
    public static boolean isOfProgram(String name) {
        return !startsWithAny(name, JDK) && !name.startsWith(MethodTable.HOOKS) && ofProgram(name) == Treatment.FULL;
    }

    private static Treatment ofProgram(String name) {
        if (startsWithAny(name, OURS)) {
            return Treatment.NONE;
        }
        if (startsWithAny(name, MOCKS_QUIET)) {
            return Treatment.QUIET;
        }
        if (startsWithAny(name, MOCKS)) {
            return Treatment.MONITORS;
        }
        return startsWithAny(name, FRAMEWORKS) ? Treatment.INITIALIZER : Treatment.FULL;
    }

    private Treatment ofJdk(String name) {
        if (JDK_FULL_CLASSES.contains(name) || startsWithAny(name, JDK_FULL)) {
            return Treatment.FULL;
        }
        if (startsWithAny(name, JDK_WHOLE)) {
            return Treatment.WHOLE;
        }
        if (JDK_CALLS_CLASSES.contains(name) || startsWithAny(name, JDK_CALLS)) {
            return Treatment.CALLS;
        }
        if (isInJavaUtil(name) && !startsWithAny(name, JDK_UTIL_QUIET)) {
            return Treatment.FULL;
        }
        if (JDK_MONITORS.contains(name)) {
            return Treatment.MONITORS;
        }
        if (startsWithAny(name, JDK_QUIET) && (!methods.hasOwner(name) || JDK_QUIET_CLASSES.contains(name))) {
            return Treatment.QUIET;
        }
        return methods.hasOwner(name) ? Treatment.METHODS : Treatment.INITIALIZER;
    }

    private static boolean isInJavaUtil(String name) {
        return name.startsWith("java/util/") && name.indexOf('/', "java/util/".length()) < 0;
    }

    private static boolean startsWithAny(String name, List<String> prefixes) {
        for (String prefix : prefixes) {
            if (name.startsWith(prefix)) {
                return true;
            }
        }
        return false;
    }
}
