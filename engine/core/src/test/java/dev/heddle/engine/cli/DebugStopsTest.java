package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.jdi.Location;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.request.EventRequest;
import dev.heddle.engine.session.JdkHome;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where a debugger stops in a replay: in the replay alone, in the test's own code, in every kind of thread. */
@Timeout(value = 20, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("processes")
class DebugStopsTest {

    @TempDir
    private Path folder;
    private DebuggedReplay replay;

    static Stream<Path> jdks() {
        return DebugReplayTest.jdks();
    }

    @BeforeEach
    void onTheNewest() {
        on(HeddleProcess.newestJdk());
    }

    @AfterEach
    void endWhatIsLeft() {
        replay.close();
    }

    private void on(Path jdk) {
        replay = new DebuggedReplay(new HeddleProcess(folder).on(jdk));
    }

    /** Explores a program that has a failure, and attaches to its replay. */
    private Debugger debugged(String name, String program, String... options) throws Exception {
        DebuggedReplay.explore(replay.heddle(), name, program, options);
        return replay.debugged(name);
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void aStepIntoALineLeadsToWhatItCallsAndNotIntoHooks(Path jdk) throws Exception {
        on(jdk);
        String program = """
                import static org.junit.jupiter.api.Assertions.assertEquals;
                import java.util.concurrent.locks.ReentrantLock;
                import org.junit.jupiter.api.Test;
                class Stepped {
                    final ReentrantLock lock = new ReentrantLock();
                    int hits;
                    @Test
                    void twoHits() throws InterruptedException {
                        Thread first = new Thread(this::hit, "first");
                        Thread second = new Thread(this::hit, "second");
                        first.start();
                        second.start();
                        first.join();
                        second.join();
                        assertEquals(2, hits);
                    }
                    void hit() {
                        int seen = hits; // BREAK
                        lock.lock(); // 1
                        lock.unlock(); // 2
                        synchronized (this) { // 3
                            seen = called(seen); // 4
                        } // 6
                        hits = seen + 1; // 7
                    } // 8
                    int called(int value) {
                        return value + hits - hits; // 5
                    }
                }
                """;
        Debugger debugger = debugged("Stepped", program);
        debugger.breakAt("Stepped", DebuggedReplay.line(program, "// BREAK"), EventRequest.SUSPEND_ALL);
        ThreadReference at = debugger.resume();
        Set<String> lines = new LinkedHashSet<>();
        for (int i = 0; i < 12 && !lines.contains("8"); i++) {
            Location next = debugger.stepInto(at);
            assertThat(next.declaringType().name()).isEqualTo("Stepped");
            lines.add(program.lines().toList().get(next.lineNumber() - 1).replaceAll(".*// ", ""));
        }

        assertThat(lines).containsExactly("1", "2", "3", "4", "5", "6", "7", "8");
        debugger.vm().dispose();
        assertThat(replay.exit()).isEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void stopsInClassesThatAreLoadedInTheReplayOnly(Path jdk) throws Exception {
        on(jdk);
        String program = """
                import static org.junit.jupiter.api.Assertions.assertEquals;
                import java.io.IOException;
                import java.io.InputStream;
                import java.util.function.IntSupplier;
                import org.junit.jupiter.api.Test;
                class Loading {
                    int hits;
                    @Test
                    void twoHits() throws Exception {
                        Class<?> late = new Own().loadClass("Loading$Late");
                        IntSupplier one = (IntSupplier) late.getConstructor().newInstance();
                        Thread other = new Thread(() -> hits += one.getAsInt(), "other");
                        other.start();
                        hits += one.getAsInt();
                        other.join();
                        assertEquals(2, hits);
                    }
                    public static class Late implements IntSupplier {
                        public Late() {}
                        public int getAsInt() {
                            return 1; // BREAK
                        }
                    }
                    /** Has the class anew in each execution. */
                    static class Own extends ClassLoader {
                        @Override
                        public Class<?> loadClass(String name) throws ClassNotFoundException {
                            if (!name.endsWith("Late")) {
                                return super.loadClass(name);
                            }
                            try (InputStream in = Loading.class.getResourceAsStream(name + ".class")) {
                                byte[] code = in.readAllBytes();
                                return defineClass(name, code, 0, code.length);
                            } catch (IOException e) {
                                throw new ClassNotFoundException(name, e);
                            }
                        }
                    }
                }
                """;
        Debugger debugger = debugged("Loading", program);
        Location place = debugger.awaitClass("Loading$Late").locationsOfLine(DebuggedReplay.line(program, "// BREAK")).get(0);
        debugger.breakAt(place, EventRequest.SUSPEND_ALL);

        List<String> seen = new ArrayList<>();
        for (ThreadReference at = debugger.resume(); at != null; at = debugger.resume()) {
            seen.add(at.name());
        }

        assertThat(seen).containsExactlyInAnyOrder("main", "other");
        assertThat(replay.exit()).isEqualTo(1);
    }

    /** It is the only one of its process. */
    @Test
    void stopsInAnExecutionThatDoesNotEnd() throws Exception {
        String program = """
                import org.junit.jupiter.api.Test;
                class Endless {
                    @Test
                    void loops() {
                        int i = 0;
                        i++; // BREAK
                        while (i != 0) {
                            i = i == 1 ? 2 : 1;
                        }
                    }
                }
                """;
        Debugger debugger = debugged("Endless", program, "--stall", "2s");
        debugger.breakAt("Endless", DebuggedReplay.line(program, "// BREAK"), EventRequest.SUSPEND_ALL);

        assertThat(debugger.resume().name()).isEqualTo("main");

        debugger.vm().exit(0);
        replay.endsIncomplete("the debugger has ended the process of the test");
    }

    @Test
    void stopsInVirtualThreadsOfAnExecutor() throws Exception {
        assumeTrue(JdkHome.of(HeddleProcess.newestJdk()).feature() >= 21, "needs virtual threads");
        String program = """
                import static org.junit.jupiter.api.Assertions.assertEquals;
                import java.util.concurrent.ExecutorService;
                import java.util.concurrent.Executors;
                import org.junit.jupiter.api.Test;
                class Pooled {
                    int hits;
                    @Test
                    void twoHits() {
                        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
                            pool.execute(this::hit);
                            pool.execute(this::hit);
                        }
                        assertEquals(2, hits);
                    }
                    void hit() {
                        hits++; // BREAK
                    }
                }
                """;
        Debugger debugger = debugged("Pooled", program);
        debugger.breakAt("Pooled", DebuggedReplay.line(program, "// BREAK"), EventRequest.SUSPEND_ALL);

        int stops = 0;
        while (debugger.resume() != null) {
            stops++;
        }

        assertThat(stops).isEqualTo(2);
        replay.endsAsRecorded("Pooled");
    }

    /** A virtual thread of the JDK can be started once, and a replay has an execution before it. */
    @Test
    void refusesVirtualThreadsThatAreMadeOnce() throws Exception {
        assumeTrue(JdkHome.of(HeddleProcess.newestJdk()).feature() >= 21, "needs virtual threads");
        Debugger debugger = debugged("Once", """
                import static org.junit.jupiter.api.Assertions.assertEquals;
                import org.junit.jupiter.api.Test;
                class Once {
                    static int hits;
                    static final Thread OTHER = Thread.ofVirtual().unstarted(() -> hits++);
                    @Test
                    void twoHits() throws InterruptedException {
                        OTHER.start();
                        hits++;
                        OTHER.join();
                        assertEquals(2, hits);
                    }
                }
                """);

        assertThat(debugger.resume()).isNull();

        assertThat(replay.error())
                .startsWith("heddle: the test starts a virtual thread that is not made anew in each execution");
        assertThat(replay.exit()).isEqualTo(2);
    }
}
