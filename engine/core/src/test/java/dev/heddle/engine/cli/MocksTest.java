package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests with Mockito, which loads its agent into the process while the first test runs. */
@Tag("processes")
class MocksTest {

    @TempDir
    Path folder;

    @Test
    void aMockThatTwoThreadsCallIsExploredToTheEnd() throws Exception {
        Result result = explore("Called", """
                import static org.mockito.Mockito.*;

                public class Called {
                    public static void main(String[] args) throws Exception {
                        Runnable task = mock(Runnable.class);
                        Thread first = new Thread(() -> task.run(), "first");
                        Thread second = new Thread(() -> task.run(), "second");
                        first.start();
                        second.start();
                        first.join();
                        second.join();
                        verify(task, times(2)).run();
                    }
                }
                """, 0);
        assertThat(result.complete()).isTrue();
        assertThat(result.executions()).isGreaterThan(1);
    }

    @Test
    void aMockedClassThatIsSynchronizedIsExploredToTheEnd() throws Exception {
        Result result = explore("Synchronized", """
                import static org.mockito.Mockito.*;

                public class Synchronized {
                    static class Counter {
                        int n;

                        synchronized int next() {
                            return ++n;
                        }
                    }

                    public static void main(String[] args) throws Exception {
                        Counter mocked = mock(Counter.class);
                        Counter real = new Counter();
                        when(mocked.next()).thenAnswer(call -> real.next());
                        Thread other = new Thread(() -> mocked.next(), "other");
                        other.start();
                        mocked.next();
                        other.join();
                        if (real.n != 2) {
                            throw new IllegalStateException("n " + real.n);
                        }
                    }
                }
                """, 0);
        assertThat(result.complete()).isTrue();
        assertThat(result.imprecision()).isEmpty();
        assertThat(result.executions()).isGreaterThan(1);
    }

    @Test
    void whatAnAnswerDoesBelongsToTheTest() throws Exception {
        Result result = explore("Answers", """
                import java.util.function.IntSupplier;
                import static org.mockito.Mockito.*;

                public class Answers {
                    static int asked;

                    public static void main(String[] args) throws Exception {
                        IntSupplier counter = mock(IntSupplier.class);
                        when(counter.getAsInt()).thenAnswer(call -> ++asked);
                        asked = 0;
                        Thread other = new Thread(() -> counter.getAsInt(), "other");
                        other.start();
                        counter.getAsInt();
                        other.join();
                        if (asked != 2) {
                            throw new IllegalStateException("asked " + asked);
                        }
                    }
                }
                """, 1);
        assertThat(result.violations()).singleElement().satisfies(violation -> {
            assertThat(violation.message()).isEqualTo("java.lang.IllegalStateException: asked 1");
            assertThat(violation.at().line()).isEqualTo(16);
        });
    }

    private Result explore(String name, String source, int exit) throws Exception {
        // The newest JDK may be newer than the newest that Byte Buddy knows.
        HeddleProcess heddle = new HeddleProcess(folder).on(HeddleProcess.testJdk());
        Path file = folder.resolve(name + ".java");
        Files.writeString(file, source);
        String libraries = Stream.of("mockito-core", "byte-buddy", "byte-buddy-agent", "objenesis")
                .map(library -> Path.of("target", "libraries", library + ".jar").toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
        assertThat(ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-cp", libraries, "-d", folder.toString(), file.toString())).isZero();

        HeddleProcess.Outcome outcome = heddle.run("explore", "--quiet", "--json", "r.json",
                "--cp", folder + File.pathSeparator + libraries, name);

        assertThat(outcome.exit()).as(outcome.out() + outcome.err()).isEqualTo(exit);
        return heddle.result("r.json");
    }
}
