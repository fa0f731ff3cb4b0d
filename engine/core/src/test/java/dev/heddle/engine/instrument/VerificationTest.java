package dev.heddle.engine.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The JVM's own verifier accepts every class that the instrumenter makes. */
class VerificationTest {

    static Stream<Arguments> jdks() {
        return Jdks.all().entrySet().stream().map(jdk -> Arguments.of(jdk.getKey(), jdk.getValue()));
    }

    @ParameterizedTest(name = "JDK {0}")
    @MethodSource("jdks")
    void allOfJavaBase(int feature, Path javaHome) throws IOException, InterruptedException {
        List<String> lines = new Fork(feature, javaHome)
                .flag("-XX:+BytecodeVerificationLocal")
                .flag("-XX:+BytecodeVerificationRemote")
                .run(LinkAll.class);
        assertThat(lines).noneMatch(line -> line.startsWith("wrong"));
        assertThat(count(lines, "linked")).isGreaterThan(6_000);
        assertThat(count(lines, "retransformed")).isGreaterThan(500);
        assertThat(lines).filteredOn(line -> line.startsWith("untouched")).allMatch(VerificationTest::isForeseen);
    }

    @Test
    void largeLibrariesOfSeveralCompilers() throws IOException, InterruptedException {
        String[] jars = Stream.of("caffeine", "commons-lang3", "groovy", "guava", "h2", "jackson-databind",
                        "kotlin-stdlib", "lucene-core", "netty-common", "scala-library", "spring-core")
                .map(name -> Path.of("target", "libraries", name + ".jar").toAbsolutePath().toString())
                .toArray(String[]::new);
        List<String> lines = new Fork(Runtime.version().feature(), Path.of(System.getProperty("java.home")))
                .run(LinkAll.class, jars);
        assertThat(lines).noneMatch(line -> line.startsWith("wrong"));
        assertThat(count(lines, "linked")).isGreaterThan(16_000);
        assertThat(lines).filteredOn(line -> line.startsWith("untouched")).allMatch(VerificationTest::isForeseen);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"plain", "symbolic"})
    void librariesOfCompilersForJava1(String shadows) throws IOException, InterruptedException {
        Stream<String> jars = Stream.of("commons-collections", "concurrent", "hsqldb", "log4j", "oro", "xercesImpl")
                .map(name -> Path.of("target", "libraries", name + ".jar").toAbsolutePath().toString());
        String[] arguments = Stream.concat(Stream.of(shadows).filter("symbolic"::equals), jars).toArray(String[]::new);
        List<String> lines = new Fork(Runtime.version().feature(), Path.of(System.getProperty("java.home")))
                .run(LinkAll.class, arguments);
        assertThat(lines).noneMatch(line -> line.startsWith("wrong"));
        assertThat(count(lines, "linked")).isGreaterThan(1_400);
        assertThat(lines).filteredOn(line -> line.startsWith("untouched")).allMatch(VerificationTest::isForeseen);
    }

    @Test
    void largeLibrariesWithShadows() throws IOException, InterruptedException {
        String[] arguments = Stream.concat(Stream.of("symbolic"), Stream.of("caffeine", "commons-lang3", "groovy",
                        "guava", "jackson-databind", "kotlin-stdlib", "scala-library")
                .map(name -> Path.of("target", "libraries", name + ".jar").toAbsolutePath().toString()))
                .toArray(String[]::new);
        List<String> lines = new Fork(Runtime.version().feature(), Path.of(System.getProperty("java.home")))
                .run(LinkAll.class, arguments);
        assertThat(lines).noneMatch(line -> line.startsWith("wrong"));
        assertThat(count(lines, "linked")).isGreaterThan(10_000);
        assertThat(lines).filteredOn(line -> line.startsWith("untouched"))
                .allMatch(line -> isForeseen(line) || line.endsWith(" is too large to carry shadows"));
    }

    /** The two reasons to leave a method alone that do not speak of a mistake. */
    private static boolean isForeseen(String untouched) {
        return untouched.endsWith(" is synchronized and already loaded") || untouched.endsWith(" is too large");
    }

    static int count(List<String> lines, String what) {
        return lines.stream()
                .filter(line -> line.startsWith(what + " "))
                .mapToInt(line -> Integer.parseInt(line.substring(what.length() + 1)))
                .sum();
    }
}
