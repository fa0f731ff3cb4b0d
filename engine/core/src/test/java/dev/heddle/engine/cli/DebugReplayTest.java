package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.jdi.BooleanValue;
import com.sun.jdi.InvocationException;
import com.sun.jdi.Location;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.StringReference;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.request.EventRequest;
import java.io.BufferedReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A replay under a debugger, with the debug interface that IDEs use. The limit is for calls that never return. */
@Timeout(value = 20, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DebugReplayTest {

    private static final String PROGRAM = """
            import static org.junit.jupiter.api.Assertions.assertEquals;
            import java.util.HashMap;
            import java.util.Map;
import java.util.Set;
            import java.util.concurrent.ThreadLocalRandom;
            import java.util.concurrent.locks.ReentrantLock;
            import org.junit.jupiter.api.Test;
            class Watched {
                static volatile boolean looping;
                final ReentrantLock gate = new ReentrantLock();
                final Map<Object, String> names = new HashMap<>();
                final Object named = new Object();
                int hits;
                int drawn;
                long began;
                Thread[] both;
                @Test
                void twoHits() throws InterruptedException {
                    names.put(named, "found");
                    began = System.nanoTime();
                    Thread first = new Thread(this::hit, "first");
                    Thread second = new Thread(this::hit, "second");
                    both = new Thread[] {first, second};
                    synchronized (this) {
                        gate.lock();
                        first.start();
                        second.start();
                        first.join();
                        second.join();
                        gate.unlock();
                    }
                    assertEquals(2, hits);
                }
                void hit() {
                    int seen = hits;
                    hits = seen + 1; // BREAK
                    // What is drawn shows in the trace.
                    for (int i = ThreadLocalRandom.current().nextInt(20); i > 0; i--) {
                        drawn += hits;
                    }
                }
                @Override
                public String toString() {
                    return "hits " + hits;
                }
                synchronized String whoseMonitorIsHeld() {
                    return "entered";
                }
                String isLockHeld() {
                    return gate.tryLock() ? "free" : "held by another";
                }
                String byIdentity() {
                    return names.get(named);
                }
                int touchesALot() {
                    int sum = 0;
                    for (int i = 0; i < 5_000; i++) {
                        drawn++;
                        drawn--;
                        sum += hits;
                        Thread.yield();
                    }
                    return sum - 5_000 * hits;
                }
                String draws() {
                    ThreadLocalRandom.current().nextInt();
                    return Math.random() < 1 ? "drawn" : "";
                }
                long timeSinceTheBeginning() {
                    return System.nanoTime() - began;
                }
                void waitsForTheLock() {
                    gate.lock();
                }
                synchronized void waitsForANotification() throws InterruptedException {
                    wait();
                }
                void waitsForAnother() throws InterruptedException {
                    for (Thread t : both) {
                        if (t != Thread.currentThread()) {
                            t.join();
                        }
                    }
                }
                void sleeps() throws InterruptedException {
                    Thread.sleep(1_000_000);
                }
                void loops() {
                    looping = true;
                    while (looping) {
                        Thread.onSpinWait();
                    }
                }
            }
            """;
    private static final int LINE = line(PROGRAM, "// BREAK");
    private static final String SCHEDULE = ".heddle/Watched/v1.schedule.json";
    private static final Pattern WAITING = Pattern.compile("heddle: waiting for a debugger on 127\\.0\\.0\\.1:(\\d+)");

    /** Explored once on each JDK. */
    @TempDir
    static Path explored;
    private static final Map<Path, HeddleProcess> EXPLORED = new ConcurrentHashMap<>();

    private HeddleProcess heddle;
    private Process process;
    private BufferedReader errors;

    static Stream<Path> jdks() {
        return Stream.of(HeddleProcess.testJdk(), HeddleProcess.newestJdk()).distinct();
    }

    @BeforeEach
    void onTheNewest() throws Exception {
        on(HeddleProcess.newestJdk());
    }

    @AfterEach
    void endWhatIsLeft() {
        if (process != null) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private void on(Path jdk) throws Exception {
        heddle = EXPLORED.get(jdk);
        if (heddle == null) {
            heddle = new HeddleProcess(Files.createDirectories(
                    explored.resolve("jdk" + EXPLORED.size()))).on(jdk);
            heddle.write("Watched.java", PROGRAM);
            HeddleProcess.Outcome outcome = heddle.run("explore", "--quiet", "Watched.java");
            assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
            EXPLORED.put(jdk, heddle);
        }
    }

    private Debugger debugged() throws Exception {
        return Debugger.attach(waiting());
    }

    /** The port of a replay that waits for a debugger. */
    private int waiting() throws Exception {
        return waiting(SCHEDULE);
    }

    private int waiting(String schedule) throws Exception {
        process = heddle.start("replay", "--debug=0", "--json", "debugged.json", schedule);
        errors = process.errorReader();
        String line = errors.readLine();
        Matcher waiting = WAITING.matcher(line);
        assertThat(waiting.matches()).as(line).isTrue();
        return Integer.parseInt(waiting.group(1));
    }

    /** Explores a program that has a failure, and attaches to its replay. */
    private Debugger debugged(String name, String program, String... options) throws Exception {
        heddle.write(name + ".java", program);
        HeddleProcess.Outcome outcome = heddle.run(Stream.concat(Stream.of("explore", "--quiet", name + ".java"),
                Stream.of(options)).toArray(String[]::new));
        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        return Debugger.attach(waiting(".heddle/" + name + "/v1.schedule.json"));
    }

    private static int line(String program, String mark) {
        return 1 + (int) program.lines().takeWhile(line -> !line.contains(mark)).count();
    }

    private void endsAsRecorded() throws Exception {
        endsAsRecorded(SCHEDULE);
    }

    private void endsAsRecorded(String schedule) throws Exception {
        String rest = String.join("\n", errors.lines().toList());
        assertThat(process.waitFor()).as(rest).isEqualTo(1);
        HeddleProcess.Outcome plain = heddle.run("replay", "--json", "plain.json", schedule);
        assertThat(plain.exit()).as(plain.err()).isEqualTo(1);
        assertThat(heddle.result("debugged.json").stats().get("traceHash")).isNotNull()
                .isEqualTo(heddle.result("plain.json").stats().get("traceHash"));
        assertThat(heddle.result("debugged.json").violations().get(0).message())
                .isEqualTo(heddle.result("plain.json").violations().get(0).message());
    }

    private void endsIncomplete(String line) throws Exception {
        assertThat(errors.readLine()).isEqualTo("heddle: " + line);
        assertThat(process.waitFor()).isEqualTo(3);
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void whatIsEvaluatedIsNoPartOfIt(Path jdk) throws Exception {
        on(jdk);
        evaluateWhere(EventRequest.SUSPEND_ALL);
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void whatIsEvaluatedIsNoPartOfItWhereOneThreadStops(Path jdk) throws Exception {
        on(jdk);
        evaluateWhere(EventRequest.SUSPEND_EVENT_THREAD);
    }

    private void evaluateWhere(int policy) throws Exception {
        Debugger debugger = debugged();
        debugger.breakAt("Watched", LINE, policy);
        // Both have read before one writes. The execution that loads classes is over when the debugger comes.
        assertThat(evaluateAtEach(debugger)).containsExactlyInAnyOrder("first", "second");
        endsAsRecorded();
    }

    /** The threads that have come to the breakpoint. */
    private static List<String> evaluateAtEach(Debugger debugger) throws Exception {
        List<String> seen = new ArrayList<>();
        for (ThreadReference at = debugger.resume(); at != null; at = debugger.resume()) {
            seen.add(at.name());
            evaluateAt(debugger, at);
        }
        return seen;
    }

    private static void evaluateAt(Debugger debugger, ThreadReference at) throws Exception {
        ObjectReference self = Debugger.self(at);
        assertThat(debugger.call(at, self, "toString")).isEqualTo("hits 0");
        assertThat(debugger.call(at, self, "whoseMonitorIsHeld")).isEqualTo("entered");
        assertThat(debugger.call(at, self, "isLockHeld")).isEqualTo("held by another");
        assertThat(debugger.call(at, self, "byIdentity")).isEqualTo("found");
        assertThat(debugger.call(at, self, "touchesALot")).isEqualTo("0");
        assertThat(debugger.call(at, self, "draws")).isEqualTo("drawn");
        assertThat(debugger.call(at, self, "timeSinceTheBeginning")).isEqualTo("0");
        for (String method : List.of("waitsForTheLock", "waitsForANotification", "waitsForAnother", "sleeps")) {
            assertThatThrownBy(() -> debugger.call(at, self, method)).as(method)
                    .isInstanceOfSatisfying(InvocationException.class, e -> assertThat(message(e)).isEqualTo(
                            "cannot wait in an expression that a debugger evaluates:"
                                    + " no other thread goes on meanwhile"));
        }
        assertThat(debugger.call(at, self, "toString")).isEqualTo("hits 0");
    }

    private static String message(InvocationException e) {
        ObjectReference thrown = e.exception();
        return ((StringReference) thrown.getValue(thrown.referenceType().fieldByName("detailMessage"))).value();
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void aStepLeadsToTheNextLine(Path jdk) throws Exception {
        on(jdk);
        Debugger debugger = debugged();
        debugger.breakAt("Watched", LINE, EventRequest.SUSPEND_ALL);
        ThreadReference at = debugger.resume();

        Location next = debugger.stepOver(at);

        assertThat(next.declaringType().name()).isEqualTo("Watched");
        assertThat(next.lineNumber()).isEqualTo(LINE + 2);
        debugger.vm().dispose();
        endsAsRecorded();
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
        debugger.breakAt("Stepped", line(program, "// BREAK"), EventRequest.SUSPEND_ALL);
        ThreadReference at = debugger.resume();
        Set<String> lines = new LinkedHashSet<>();
        for (int i = 0; i < 12 && !lines.contains("8"); i++) {
            Location next = debugger.stepInto(at);
            assertThat(next.declaringType().name()).isEqualTo("Stepped");
            lines.add(program.lines().toList().get(next.lineNumber() - 1).replaceAll(".*// ", ""));
        }

        assertThat(lines).containsExactly("1", "2", "3", "4", "5", "6", "7", "8");
        debugger.vm().dispose();
        assertThat(process.waitFor()).isEqualTo(1);
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
        Location place = debugger.awaitClass("Loading$Late").locationsOfLine(line(program, "// BREAK")).get(0);
        debugger.breakAt(place, EventRequest.SUSPEND_ALL);

        List<String> seen = new ArrayList<>();
        for (ThreadReference at = debugger.resume(); at != null; at = debugger.resume()) {
            seen.add(at.name());
        }

        assertThat(seen).containsExactlyInAnyOrder("main", "other");
        assertThat(process.waitFor()).isEqualTo(1);
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
        debugger.breakAt("Endless", line(program, "// BREAK"), EventRequest.SUSPEND_ALL);

        assertThat(debugger.resume().name()).isEqualTo("main");

        debugger.vm().exit(0);
        endsIncomplete("the debugger has ended the process of the test");
    }

    @Test
    void whatIsEvaluatedOnVirtualThreadsIsNoPartOfIt() throws Exception {
        assumeTrue(JdkHome.of(HeddleProcess.newestJdk()).feature() >= 21, "needs virtual threads");
        String program = PROGRAM.replace("class Watched", "class Light").replaceAll(
                "new Thread\\(this::hit, (\"\\w+\")\\)", "Thread.ofVirtual().name($1).unstarted(this::hit)");
        Debugger debugger = debugged("Light", program);
        debugger.breakAt("Light", LINE, EventRequest.SUSPEND_ALL);

        assertThat(evaluateAtEach(debugger)).containsExactlyInAnyOrder("first", "second");

        endsAsRecorded(".heddle/Light/v1.schedule.json");
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
        debugger.breakAt("Pooled", line(program, "// BREAK"), EventRequest.SUSPEND_ALL);

        int stops = 0;
        while (debugger.resume() != null) {
            stops++;
        }

        assertThat(stops).isEqualTo(2);
        endsAsRecorded(".heddle/Pooled/v1.schedule.json");
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

        assertThat(errors.readLine())
                .startsWith("heddle: the test starts a virtual thread that is not made anew in each execution");
        assertThat(process.waitFor()).isEqualTo(2);
    }

    @Test
    void goesOnByItselfWhenTheDebuggerDetaches() throws Exception {
        Debugger debugger = debugged();
        debugger.breakAt("Watched", LINE, EventRequest.SUSPEND_ALL);
        ThreadReference at = debugger.resume();
        assertThat(debugger.call(at, Debugger.self(at), "toString")).isEqualTo("hits 0");

        debugger.vm().dispose();

        endsAsRecorded();
    }

    @Test
    void isOverWhenTheDebuggerEndsTheProcess() throws Exception {
        Debugger debugger = debugged();
        debugger.breakAt("Watched", LINE, EventRequest.SUSPEND_ALL);
        debugger.resume();

        debugger.vm().exit(0);

        endsIncomplete("the debugger has ended the process of the test");
    }

    /** The thread would go on without its hooks when what it evaluates is done. */
    @Test
    void isOverWhenTheDebuggerLeavesInAnEvaluation() throws Exception {
        Debugger debugger = debugged();
        debugger.breakAt("Watched", LINE, EventRequest.SUSPEND_ALL);
        ThreadReference at = debugger.resume();
        ObjectReference self = Debugger.self(at);
        Thread evaluation = new Thread(() -> assertThatThrownBy(() -> debugger.call(at, self, "loops")));
        evaluation.start();
        while (!((BooleanValue) self.referenceType().getValue(self.referenceType().fieldByName("looping"))).value()) {
            Thread.onSpinWait();
        }

        debugger.vm().dispose();

        endsIncomplete("the debugger has left while it evaluated an expression");
        evaluation.join(TimeUnit.SECONDS.toMillis(60));
        assertThat(evaluation.isAlive()).isFalse();
    }

    @Test
    void waitsOnWhenSomebodyOnlyLooksWhetherThePortIsOpen() throws Exception {
        int port = waiting();
        new Socket(InetAddress.getByName("127.0.0.1"), port).close();

        Debugger debugger = Debugger.attach(port);
        debugger.breakAt("Watched", LINE, EventRequest.SUSPEND_ALL);
        assertThat(debugger.resume()).isNotNull();
        debugger.vm().dispose();

        endsAsRecorded();
    }

    @Test
    void needsAPortThatIsFree() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            heddle.run("replay", "--debug=" + taken.getLocalPort(), SCHEDULE)
                    .isBadRequest("127.0.0.1:" + taken.getLocalPort(), "--debug=PORT");
        }
    }
}
