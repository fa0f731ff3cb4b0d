package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a test changes for its whole process is put back: each of these fails where it finds its own change. */
@Tag("processes")
class ProcessStateTest {

    private static final String CHANGES = """
            import static org.junit.jupiter.api.Assertions.assertNotEquals;
            import static org.junit.jupiter.api.Assertions.assertNotSame;
            import static org.junit.jupiter.api.Assertions.assertNull;

            import java.io.PrintStream;
            import java.lang.management.ManagementFactory;
            import java.net.Authenticator;
            import java.net.URL;
            import java.security.Provider;
            import java.security.Security;
            import java.util.Locale;
            import java.util.Properties;
            import java.util.TimeZone;
            import javax.management.ObjectName;
            import org.junit.jupiter.api.BeforeEach;
            import org.junit.jupiter.api.Test;

            class Changes {
                static final PrintStream OTHER = new PrintStream(PrintStream.nullOutputStream());
                static final Thread HOOK = new Thread(() -> { });
                int hits;

                public interface CountMBean { }
                public static class Count implements CountMBean { }
                static class Other extends Provider {
                    Other() { super("Other", "1", "none"); }
                }

                @BeforeEach
                void race() throws Exception {
                    Thread other = new Thread(() -> hits++);
                    other.start();
                    hits++;
                    other.join();
                }

                @Test void beans() throws Exception {
                    ManagementFactory.getPlatformMBeanServer().registerMBean(new Count(), new ObjectName("a:type=Count"));
                }
                @Test void property() {
                    assertNull(System.getProperty("changed"));
                    System.setProperty("changed", "yes");
                }
                @Test void properties() {
                    assertNull(System.getProperty("changed"));
                    Properties all = new Properties();
                    all.putAll(System.getProperties());
                    all.put("changed", "yes");
                    System.setProperties(all);
                }
                @Test void locale() {
                    assertNotEquals(Locale.CHINA, Locale.getDefault());
                    assertNotEquals(Locale.CHINA, Locale.getDefault(Locale.Category.FORMAT));
                    Locale.setDefault(Locale.CHINA);
                }
                @Test void timeZone() {
                    assertNotEquals("Asia/Tokyo", TimeZone.getDefault().getID());
                    TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
                }
                @Test void handler() {
                    assertNull(Thread.getDefaultUncaughtExceptionHandler());
                    Thread.setDefaultUncaughtExceptionHandler((t, e) -> { });
                }
                @Test void hook() {
                    Runtime.getRuntime().addShutdownHook(HOOK);
                }
                @Test void provider() {
                    assertNull(Security.getProvider("Other"));
                    Security.addProvider(new Other());
                }
                @Test void stream() {
                    assertNotSame(OTHER, System.out);
                    System.setOut(OTHER);
                }
                @Test void factory() {
                    URL.setURLStreamHandlerFactory(protocol -> null);
                }
                @Test void authenticator() {
                    assertNull(Authenticator.getDefault());
                    Authenticator.setDefault(new Authenticator() { });
                }
            }
            """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"virtual", "platform"})
    void eachExecutionFindsTheProcessAsTheFirstDid(String backend) throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Changes.java", CHANGES);

        HeddleProcess.Outcome outcome = heddle.explore(
                "--backend", backend, "--strategy", "random", "--max-executions", "6", "Changes.java");

        Result result = heddle.result();
        assertThat(result.violations()).isEmpty();
        assertThat(result.notes()).noneMatch(note -> note.contains("new process"));
        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(3);
        assertThat(result.executions()).isGreaterThanOrEqualTo(6 * 11);
    }

    /** Who made a logger, an initialiser or the test, is not known. */
    @Test
    void levelsOfLoggersAreLeftAloneWhichIsNoFaultOfTheTest() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Logs.java", """
                import java.util.logging.Level;
                import java.util.logging.Logger;

                class Logs {
                    public static void main(String[] args) throws Exception {
                        Thread other = new Thread(() -> { }, "other");
                        other.start();
                        other.join();
                        Logger logger = Logger.getLogger("a.b");
                        if (logger.getLevel() == Level.FINE) {
                            throw new IllegalStateException("changed before");
                        }
                        logger.setLevel(Level.FINE);
                    }
                }
                """);

        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "random", "--max-executions", "6", "Logs.java");

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(3);
        assertThat(heddle.result().violations()).isEmpty();
        assertThat(heddle.result().notes())
                .anyMatch(note -> note.startsWith("exception at Logs.java:11 in main did not show as the first execution"));
    }

    @Test
    void alsoOnTheJdkOfTheTests() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder).on(HeddleProcess.testJdk());
        heddle.write("Changes.java", CHANGES);

        HeddleProcess.Outcome outcome =
                heddle.explore("--strategy", "random", "--max-executions", "4", "Changes.java");

        assertThat(heddle.result().violations()).isEmpty();
        assertThat(heddle.result().notes()).noneMatch(note -> note.contains("new process"));
        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(3);
    }

    /** What the platform registers reads files, and asks code of the JVM that calls back. */
    @Test
    void thatThePlatformsMBeansAreMadeIsNoPartOfTheTest() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Beans.java", """
                import java.lang.management.ManagementFactory;

                class Beans {
                    public static void main(String[] args) throws Exception {
                        Thread other = new Thread(() -> { }, "other");
                        other.start();
                        ManagementFactory.getPlatformMBeanServer();
                        other.join();
                    }
                }
                """);

        HeddleProcess.Outcome outcome = heddle.explore("--strategy", "dpor", "Beans.java");

        assertThat(heddle.result().imprecision()).isEmpty();
        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isZero();
    }
}
