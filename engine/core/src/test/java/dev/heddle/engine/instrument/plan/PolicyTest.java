package dev.heddle.engine.instrument.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PolicyTest {

    private final Policy policy = new Policy(JdkMethods.table());

    @ParameterizedTest
    @ValueSource(strings = {
        "java/util/HashMap", "java/util/HashMap$Node", "java/util/concurrent/ForkJoinPool",
        "java/util/concurrent/atomic/AtomicInteger", "java/util/concurrent/locks/ReentrantLock$Sync",
        "java/util/stream/ReferencePipeline", "java/util/Timer", "java/util/Random", "java/lang/StringBuilder",
        "java/lang/AbstractStringBuilder", "java/util/Collections$SynchronizedMap", "java/util/Date",
        "java/util/GregorianCalendar", "sun/util/calendar/Gregorian$Date", "java/text/DecimalFormat",
        "java/text/StringCharacterIterator", "java/util/regex/Matcher", "java/util/zip/CRC32"})
    void classesOfTheJdkWithStateOfTheProgramAreFullyTreated(String name) {
        assertThat(policy.of(name, true)).isEqualTo(Treatment.FULL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"java/lang/Thread", "java/lang/VirtualThread", "java/lang/ClassLoader",
        "java/lang/Runtime", "java/lang/reflect/Field", "java/io/PrintStream", "java/util/ServiceLoader"})
    void classesOfTheTableHaveOnlyMethodsChanged(String name) {
        assertThat(policy.of(name, true)).isEqualTo(Treatment.METHODS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"java/time/Clock", "java/time/Clock$SystemClock", "java/lang/Enum"})
    void classesThatAskForTheTimeOrAnIdentityHaveCallsReplaced(String name) {
        assertThat(policy.of(name, true)).isEqualTo(Treatment.CALLS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"java/lang/String",
        "java/util/Scanner", "sun/nio/ch/IOUtil", "java/sql/Driver"})
    void initialisersOfOtherClassesOfTheJdkAreQuiet(String name) {
        assertThat(policy.of(name, true)).isEqualTo(Treatment.INITIALIZER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"java/security/Provider", "sun/nio/cs/UTF_8",
        "sun/security/provider/Sun", "java/util/zip/ZipFile", "java/util/logging/LogManager"})
    void partsOfTheJdkThatKeepTablesForAllProgramsAreQuiet(String name) {
        assertThat(policy.of(name, true)).isEqualTo(Treatment.QUIET);
    }

    @ParameterizedTest
    @ValueSource(strings = {"java/io/PipedInputStream", "java/io/BufferedReader", "java/io/ByteArrayOutputStream",
        "java/io/StringWriter", "sun/nio/cs/StreamDecoder"})
    void streamsThatThreadsShareAreFullyTreated(String name) {
        assertThat(policy.of(name, true)).isEqualTo(Treatment.FULL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"java/security/MessageDigest", "java/security/MessageDigest$Delegate", "java/util/Locale$Builder"})
    void objectsWithCodeThatTheCompilerKnowsAreUsedAsAWhole(String name) {
        assertThat(policy.of(name, true)).isEqualTo(Treatment.WHOLE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"com/acme/Account", "kotlin/collections/ArrayDeque", "scala/Option", "org/junitpioneer/X",
        "com/google/common/cache/LocalCache", "dev/heddle/samples/Counter", "java_cup/runtime/Symbol"})
    void classesOfTheProgramAreFullyTreated(String name) {
        assertThat(policy.of(name, false)).isEqualTo(Treatment.FULL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"org/junit/jupiter/api/Assertions", "org/junit/platform/engine/TestEngine",
        "org/opentest4j/AssertionFailedError", "org/jacoco/agent/rt/RT"})
    void onlyInitialisersOfFrameworksAndOtherAgentsMatter(String name) {
        assertThat(policy.of(name, false)).isEqualTo(Treatment.INITIALIZER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"org/mockito/Mockito", "org/mockito/internal/creation/bytebuddy/MockMethodAdvice"})
    void monitorsOfLibrariesThroughWhichThreadsMeetAreModelled(String name) {
        assertThat(policy.of(name, false)).isEqualTo(Treatment.MONITORS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"net/bytebuddy/TypeCache", "org/mockito/internal/util/concurrent/WeakConcurrentMap",
        "org/mockito/internal/creation/bytebuddy/InlineBytecodeGenerator"})
    void tablesOfMocksAndOfTheirClassesAreQuiet(String name) {
        assertThat(policy.of(name, false)).isEqualTo(Treatment.QUIET);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dev/heddle/api/Heddle", "dev/heddle/bootstrap/Hooks", "com/acme/Account$$Lambda$14"})
    void heddleIsLeftAlone(String name) {
        assertThat(policy.of(name, false)).isEqualTo(Treatment.NONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dev/heddle/bootstrap/Hooks", "java/lang/invoke/LambdaForm$MH",
        "java/util/Foo$$Lambda$1"})
    void hooksAndGeneratedClassesAreLeftAlone(String name) {
        assertThat(policy.of(name, true)).isEqualTo(Treatment.NONE);
    }
}
