package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.session.JdkHome;
import dev.heddle.engine.session.ScheduleFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a test does to its process becomes a result, with the schedule that led there. */
@Tag("processes")
class ContainmentTest {

    /** As short as a test can wait for it; silence on a busy machine does not count. */
    private static final String STALL = "3s";
    /** For what ends by itself, if after a long time with little memory. */
    private static final String PATIENT = "60s";

    @TempDir
    Path folder;

    @Test
    void systemExit() throws Exception {
        Violation violation = explore("if (x == 1) System.exit(7);");

        assertThat(violation.kind()).isEqualTo(ViolationKind.EXCEPTION);
        assertThat(violation.message()).isEqualTo("System.exit(7) called by the test");
        assertThat(violation.thread()).isEqualTo("culprit");
    }

    @Test
    void stackOverflow() throws Exception {
        Violation violation = explore("if (x == 1) deeper(0);");

        assertThat(violation.kind()).isEqualTo(ViolationKind.EXCEPTION);
        assertThat(violation.message()).contains("StackOverflowError");
        assertThat(violation.at().line()).isEqualTo(3);
        assertThat(violation.thread()).isEqualTo("culprit");
    }

    static Stream<Path> jdks() {
        return Stream.of(HeddleProcess.testJdk(), HeddleProcess.newestJdk()).distinct();
    }

    /** The line is not that of the last step: the place must come from what was thrown. */
    @ParameterizedTest
    @MethodSource("jdks")
    void outOfMemory(Path jdk) throws Exception {
        Violation violation = explore(jdk, PATIENT, String.join("\n",
                "if (x == 1) {",
                "    java.util.List<byte[]> all = new java.util.ArrayList<>();",
                "    while (true) all.add(new byte[1 << 20]); }"));

        assertThat(violation.kind()).isEqualTo(ViolationKind.EXCEPTION);
        assertThat(violation.message()).isEqualTo("java.lang.OutOfMemoryError: Java heap space");
        assertThat(violation.thread()).isEqualTo("culprit");
        assertThat(violation.at().line()).isEqualTo(8);
        assertThat(violation.steps()).extracting(Step::thread).contains("main", "culprit");
    }

    /** Small objects, so that the engine is short of memory too, and steps, whose number differs from run to run. */
    @ParameterizedTest
    @MethodSource("jdks")
    void outOfMemoryInSmallPieces(Path jdk) throws Exception {
        Violation violation = explore(jdk, PATIENT, String.join("\n",
                "if (x == 1) {",
                "    Object[] last = null;",
                "    for (int n = 0; true; n++) {",
                "        last = new Object[] {last, null, null, null};",
                "        if (n % 10_000 == 0) x = 1; } }"));

        assertThat(violation.kind()).isEqualTo(ViolationKind.EXCEPTION);
        assertThat(violation.message()).startsWith("java.lang.OutOfMemoryError: ");
        assertThat(violation.thread()).isEqualTo("culprit");
        assertThat(violation.at().line()).as("where memory runs out: at the objects, or at what is kept of the step behind them").isIn(9, 10);
    }

    @Test
    void endlessLocalLoop() throws Exception {
        Violation violation = exploreWhatHangs("if (x == 1) { long n = 0; while (true) { n++; } }");

        assertThat(violation.kind()).isEqualTo(ViolationKind.NO_TERMINATION);
        assertThat(violation.message()).startsWith("runs on without a visible operation at Culprit.java:6");
        assertThat(violation.thread()).isEqualTo("culprit");
        assertThat(violation.at().line()).isEqualTo(6);
        assertThat(violation.steps()).extracting("op").contains("fork", "begin");
        assertThat(stepsOfReplay(violation)).isEqualTo(violation.steps());
        assertThat(stepsOfReplay(violation, "--backend", "platform")).isEqualTo(violation.steps());
    }

    /** A trace that does not end has no hash; what there is of it must be the same. */
    private List<Step> stepsOfReplay(Violation violation, String... options) throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        List<String> line = new ArrayList<>(List.of("replay", "--stall", STALL, "--json", "again.json"));
        line.addAll(List.of(options));
        line.add(violation.schedule());

        HeddleProcess.Outcome outcome = heddle.run(line.toArray(new String[0]));

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        return heddle.result("again.json").violations().get(0).steps();
    }

    /** An execution that does not end takes its process with it, so each replay has its own. */
    @Test
    void endlessLoopsAreReplayedAsOftenAsAsked() throws Exception {
        Path runs = folder.resolve("runs");
        Violation violation = exploreWhatHangs("if (x == 1) {"
                + " new java.io.File(\"" + runs + "\", \"\" + ProcessHandle.current().pid()).mkdirs();"
                + " while (true) { } }");
        int before = runs.toFile().list().length;

        assertThat(stepsOfReplay(violation, "--times", "2")).isEqualTo(violation.steps());

        assertThat(runs.toFile().list()).hasSize(before + 2);
    }

    /** The time is over long before the call returns, but that is no reason to accuse the test. */
    @Test
    void aCallThatReturnsLateIsNoViolationWhenTheTimeIsOver() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
        HeddleProcess heddle = new HeddleProcess(folder);
        Path waits = folder.resolve("waits");
        heddle.write("Late.java", String.join("\n",
                "public class Late {",
                "    public static void main(String[] args) throws Exception {",
                "        new java.io.File(\"" + waits + "\").mkdir();",
                "        new java.io.FileInputStream(\"" + pipe + "\").read();",
                "    }",
                "}"));
        Process writer = new ProcessBuilder("sh", "-c", "until [ -d " + waits + " ]; do sleep 1; done; sleep 4; echo > " + pipe)
                .start();

        HeddleProcess.Outcome outcome =
                heddle.run("explore", "--strategy", "random", "--time", "500ms", "--stall", PATIENT, "Late.java");

        writer.destroy();
        assertThat(outcome.exit()).as(outcome.out()).isEqualTo(3);
    }

    /** Nobody connects, and nobody from elsewhere does before the time is over. */
    @Test
    void inputThatDoesNotCome() throws Exception {
        Violation violation = exploreWhatHangs(
                "if (x == 1) try { new java.net.ServerSocket(0).accept(); }"
                        + " catch (java.io.IOException e) { throw new IllegalStateException(e); }");

        assertThat(violation.kind()).isEqualTo(ViolationKind.NO_TERMINATION);
        assertThat(violation.message()).startsWith("does not return from ServerSocket.accept at Culprit.java:6");
        assertThat(violation.thread()).isEqualTo("culprit");
    }

    /** What native code calls back cannot be put aside on the virtual backend, nor left by an exception. */
    @Test
    void codeThatNativeCodeCallsMovesTheSearchToPlatformThreads() throws Exception {
        Assumptions.assumeTrue(JdkHome.of(HeddleProcess.newestJdk()).feature() >= 22, "needs java.lang.foreign");
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Sorts.java", """
                import java.lang.foreign.*;
                import java.lang.invoke.*;

                public class Sorts {
                    static final Linker LINKER = Linker.nativeLinker();
                    static volatile int x;
                    static int seen;

                    static int compare(MemorySegment a, MemorySegment b) {
                        seen |= x;
                        return 0;
                    }

                    static void sort(Arena arena) throws Throwable {
                        ValueLayout address = ValueLayout.ADDRESS;
                        ValueLayout number = ValueLayout.JAVA_LONG;
                        MethodHandle compare = MethodHandles.lookup().findStatic(Sorts.class, "compare",
                                MethodType.methodType(int.class, MemorySegment.class, MemorySegment.class));
                        MemorySegment callback = LINKER.upcallStub(
                                compare, FunctionDescriptor.of(ValueLayout.JAVA_INT, address, address), arena);
                        MethodHandle sort = LINKER.downcallHandle(LINKER.defaultLookup().find("qsort").get(),
                                FunctionDescriptor.ofVoid(address, number, number, address));
                        sort.invoke(arena.allocate(8), 2L, 4L, callback);
                    }

                    public static void main(String[] args) throws Throwable {
                        Thread writer = new Thread(() -> { x = 1; x = 0; }, "writer");
                        writer.start();
                        try (Arena arena = Arena.ofConfined()) {
                            sort(arena);
                        }
                        writer.join();
                        if (seen == 1) {
                            throw new IllegalStateException("seen in between");
                        }
                    }
                }
                """);

        HeddleProcess.Outcome outcome = heddle.run("explore", "--json", "result.json", "Sorts.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        assertThat(outcome.err()).contains("cannot give up the turn in native code").contains("platform threads");
        Result result = heddle.result("result.json");
        assertThat(result.backend()).isEqualTo("platform");
        assertThat(result.violations()).singleElement().satisfies(violation -> {
            assertThat(violation.kind()).isEqualTo(ViolationKind.EXCEPTION);
            assertThat(violation.at().line()).isEqualTo(34);
            assertThat(violation.thread()).isEqualTo("main");
        });
    }

    @Test
    void crashOfTheJvm() throws Exception {
        Violation violation = explore("if (x == 1) unsafe().putAddress(0, 1);");

        assertThat(violation.kind()).isEqualTo(ViolationKind.EXCEPTION);
        assertThat(violation.message()).startsWith("the JVM crashed (");
        Path report = folder.resolve(violation.message().replaceFirst(".*; its report is ", ""));
        assertThat(report).exists();
    }

    private Violation explore(String statement) throws Exception {
        return explore(HeddleProcess.newestJdk(), PATIENT, statement);
    }

    private Violation exploreWhatHangs(String statement) throws Exception {
        return explore(HeddleProcess.newestJdk(), STALL, statement);
    }

    private Violation explore(Path jdk, String stall, String statement) throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder).on(jdk);
        heddle.write("Culprit.java", String.join("\n",
                "public class Culprit {",
                "    static volatile int x;",
                "    static int deeper(int n) { return deeper(n + 1) + 1; }",
                "    public static void main(String[] args) throws Exception {",
                "        Thread culprit = new Thread(() -> {",
                "            " + statement,
                "        }, \"culprit\");",
                "        culprit.start();",
                "        x = 1;",
                "        x = 0;",
                "        culprit.join();",
                "    }",
                "    static sun.misc.Unsafe unsafe() {",
                "        try {",
                "            var field = sun.misc.Unsafe.class.getDeclaredField(\"theUnsafe\");",
                "            field.setAccessible(true);",
                "            return (sun.misc.Unsafe) field.get(null);",
                "        } catch (ReflectiveOperationException e) {",
                "            throw new IllegalStateException(e);",
                "        }",
                "    }",
                "}"));

        HeddleProcess.Outcome outcome = heddle.run("explore", "--stall", stall, "--jvm-arg=-Xmx128m",
                "--json", "result.json", "Culprit.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        Result result = heddle.result("result.json");
        assertThat(result.status()).isEqualTo(Status.VIOLATION);
        assertThat(result.executions()).isGreaterThan(1);
        assertThat(result.violations()).hasSize(1);
        Violation violation = result.violations().get(0);
        assertThat(violation.confirmed()).isTrue();
        assertThat(ScheduleFile.read(folder.resolve(violation.schedule())).schedule().decisions()).isNotEmpty();
        assertThat(Files.exists(folder.resolve(".heddle/Culprit/decisions-0.log"))).isFalse();
        return violation;
    }
}
