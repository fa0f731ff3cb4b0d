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
import dev.heddle.engine.session.JdkHome;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
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

/** A replay under a debugger, with the debug interface that IDEs use. The limit is for calls that never return. */
@Timeout(value = 20, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("processes")
class DebugReplayTest {

    private static final String PROGRAM = """
            import static org.junit.jupiter.api.Assertions.assertEquals;
            import java.util.HashMap;
            import java.util.Map;
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
    private static final int LINE = DebuggedReplay.line(PROGRAM, "// BREAK");

    /** Explored once on each JDK. */
    @TempDir
    static Path explored;
    private static final Map<Path, HeddleProcess> EXPLORED = new ConcurrentHashMap<>();

    private DebuggedReplay replay;

    static Stream<Path> jdks() {
        return Stream.of(HeddleProcess.testJdk(), HeddleProcess.newestJdk()).distinct();
    }

    @BeforeEach
    void onTheNewest() throws Exception {
        on(HeddleProcess.newestJdk());
    }

    @AfterEach
    void endWhatIsLeft() {
        replay.close();
    }

    private void on(Path jdk) throws Exception {
        HeddleProcess heddle = EXPLORED.get(jdk);
        if (heddle == null) {
            heddle = new HeddleProcess(Files.createDirectories(explored.resolve("jdk" + EXPLORED.size()))).on(jdk);
            DebuggedReplay.explore(heddle, "Watched", PROGRAM);
            EXPLORED.put(jdk, heddle);
        }
        replay = new DebuggedReplay(heddle);
    }

    private Debugger debugged() throws Exception {
        return replay.debugged("Watched");
    }

    private void endsAsRecorded() throws Exception {
        replay.endsAsRecorded("Watched");
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
        String time = debugger.call(at, self, "timeSinceTheBeginning");
        assertThat(Long.parseLong(time)).isPositive();
        assertThat(debugger.call(at, self, "timeSinceTheBeginning")).as("asked again").isEqualTo(time);
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

    @Test
    void whatIsEvaluatedOnVirtualThreadsIsNoPartOfIt() throws Exception {
        assumeTrue(JdkHome.of(HeddleProcess.newestJdk()).feature() >= 21, "needs virtual threads");
        String program = PROGRAM.replace("class Watched", "class Light").replaceAll(
                "new Thread\\(this::hit, (\"\\w+\")\\)", "Thread.ofVirtual().name($1).unstarted(this::hit)");
        DebuggedReplay.explore(replay.heddle(), "Light", program);
        Debugger debugger = replay.debugged("Light");
        debugger.breakAt("Light", LINE, EventRequest.SUSPEND_ALL);

        assertThat(evaluateAtEach(debugger)).containsExactlyInAnyOrder("first", "second");

        replay.endsAsRecorded("Light");
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

        replay.endsIncomplete("the debugger has ended the process of the test");
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

        replay.endsIncomplete("the debugger has left while it evaluated an expression");
        evaluation.join(TimeUnit.SECONDS.toMillis(60));
        assertThat(evaluation.isAlive()).isFalse();
    }

    @Test
    void waitsOnWhenSomebodyOnlyLooksWhetherThePortIsOpen() throws Exception {
        int port = replay.waiting("Watched");
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
            replay.heddle().run("replay", "--debug=" + taken.getLocalPort(), DebuggedReplay.schedule("Watched"))
                    .isBadRequest("127.0.0.1:" + taken.getLocalPort(), "--debug=PORT");
        }
    }
}
