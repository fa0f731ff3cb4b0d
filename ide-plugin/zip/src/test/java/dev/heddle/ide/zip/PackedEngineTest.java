package dev.heddle.ide.zip;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.Location;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.AttachingConnector;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.VMStartEvent;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.ide.engine.EngineHome;
import dev.heddle.ide.engine.EngineListener;
import dev.heddle.ide.engine.EngineRequest;
import dev.heddle.ide.engine.EngineRun;
import dev.heddle.ide.results.Known;
import dev.heddle.ide.results.ResultFolder;
import dev.heddle.ide.run.DebuggerPort;
import dev.heddle.ide.run.ScheduleSteps;
import dev.heddle.ide.settings.Strategies;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The engine out of the packed plugin, started as the plugin starts it, from a folder with blanks in its name. */
class PackedEngineTest {

    private static final Path ROOT = Path.of(System.getProperty("heddle.root"));
    private static final Path JAVA_HOME = Path.of(System.getProperty("java.home"));
    private static final int MANY = 5_000;

    @TempDir
    private static Path folder;

    private static EngineHome home;
    private static List<Path> classPath;

    private static class Heard implements EngineListener {
        final List<String> started = new ArrayList<>();
        final List<Violation> violations = new ArrayList<>();
        final List<String> text = new ArrayList<>();
        Result result;

        @Override
        public void started(String test, int number, int count) {
            started.add(test);
        }

        @Override
        public void violation(Violation violation) {
            violations.add(violation);
        }

        @Override
        public void done(Result last) {
            result = last;
        }

        @Override
        public synchronized void text(String line) {
            text.add(line);
        }
    }

    @BeforeAll
    static void unpack() throws IOException {
        Path plugins = Files.createDirectories(folder.resolve("my plugins"));
        try (ZipFile zip = new ZipFile(System.getProperty("heddle.zip"))) {
            for (ZipEntry entry : zip.stream().filter(each -> !each.isDirectory()).toList()) {
                Path target = plugins.resolve(entry.getName());
                Files.createDirectories(target.getParent());
                Files.copy(zip.getInputStream(entry), target);
            }
        }
        home = new EngineHome(plugins.resolve("heddle").resolve("engine"));
        classPath = new ArrayList<>();
        try (Stream<Path> jars = Files.list(home.folder().resolve("junit"))) {
            jars.forEach(classPath::add);
        }
        Path classes = Files.createDirectories(folder.resolve("test classes"));
        int failed = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", classes.toString(), "-cp",
                String.join(File.pathSeparator, classPath.stream().map(Path::toString).toList()),
                ROOT.resolve("testData/demo/LostUpdate.java").toString());
        assertThat(failed).isZero();
        classPath.add(classes);
    }

    private static Heard explore(String target, List<Path> entries, String... options) throws Exception {
        Heard heard = new Heard();
        EngineRun run = EngineRun.start(home, JAVA_HOME,
                new EngineRequest("explore", target, entries, JAVA_HOME, List.of(options), folder), heard);
        while (!run.await(100)) {
            // Followed to its end: the engine keeps the limit of time that it was given.
            continue;
        }
        return heard;
    }

    @Test
    void findsTheLostUpdateWithAClassPathOfManyEntriesWithBlanks() throws Exception {
        List<Path> many = new ArrayList<>();
        Path libraries = folder.resolve("libraries in a folder with a long name, as they are in a cache of modules");
        for (int i = 0; i < MANY; i++) {
            many.add(Files.createDirectories(libraries.resolve("library " + i)));
        }
        many.addAll(classPath);
        // A class is looked for in thousands of folders: on a busy machine that takes its time.
        Heard heard = explore("LostUpdate#twoThreadsCountTwoHits", many, "--time", "10m");
        assertThat(heard.result).as("%s", heard.text).isNotNull();
        assertThat(heard.result.status()).isEqualTo(Status.VIOLATION);
        assertThat(heard.started).containsExactly("LostUpdate#twoThreadsCountTwoHits");
        assertThat(heard.violations).hasSize(1);
        Violation violation = heard.violations.get(0);
        assertThat(violation.kind()).isEqualTo(ViolationKind.ASSERTION);
        assertThat(violation.thread()).isEqualTo("main");
        assertThat(violation.at().line()).isEqualTo(18);
        assertThat(folder.resolve(violation.schedule())).isRegularFile();
    }

    /** The chooser offers what the engine has, no more and no less. */
    @Test
    void theChooserHasTheStrategiesOfTheEngine() throws Exception {
        Process process = new ProcessBuilder(JAVA_HOME.resolve("bin").resolve("java").toString(), "-cp",
                home.folder().resolve("engine").resolve("*") + File.pathSeparator
                        + home.folder().resolve("bootstrap").resolve("*"),
                "dev.heddle.engine.cli.Main", "strategies").start();
        List<String> names = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines()
                .filter(line -> !line.endsWith("(not in this version)"))
                .map(line -> line.substring(0, line.indexOf(' ')))
                .toList();
        assertThat(names).isNotEmpty();
        assertThat(Strategies.names()).containsExactlyInAnyOrderElementsOf(names).allSatisfy(
                name -> assertThat(Strategies.purpose(name)).isNotBlank());
    }

    /** Two clicks in a row: both find it, and the next session reads one whole result of the two. */
    @Test
    void twoExplorationsOfOneTestAtOnceLeaveAResultForTheNextSession() throws Exception {
        Path project = Files.createDirectories(folder.resolve("a project"));
        List<Heard> heard = List.of(new Heard(), new Heard());
        List<EngineRun> runs = new ArrayList<>();
        for (Heard each : heard) {
            runs.add(EngineRun.start(home, JAVA_HOME, new EngineRequest("explore", "LostUpdate#twoThreadsCountTwoHits",
                    classPath, JAVA_HOME, List.of("--time", "10m"), project), each));
        }
        for (EngineRun run : runs) {
            while (!run.await(100)) {
                continue;
            }
            assertThat(run.exitCode()).isEqualTo(1);
        }
        assertThat(heard).allSatisfy(each -> assertThat(each.violations).as("%s", each.text).hasSize(1));
        List<Known> known = new ResultFolder(project.resolve(".heddle")).read();
        assertThat(known).hasSize(1);
        assertThat(known.get(0).violation().steps()).isEqualTo(heard.get(0).violations.get(0).steps());
        assertThat(project.resolve(known.get(0).violation().schedule())).isRegularFile();
    }

    @Test
    void aTestThatIsNotThereIsOneClearLine() throws Exception {
        Heard heard = explore("LostUpdate#nowhere", classPath);
        assertThat(heard.result).isNull();
        assertThat(heard.text).filteredOn(line -> !line.contains("for fast starts")).singleElement().asString()
                .contains("LostUpdate has no test 'nowhere'");
    }

    @Test
    void cancelEndsItWithWhatItHas() throws Exception {
        Heard heard = new Heard();
        EngineRun run = EngineRun.start(home, JAVA_HOME, new EngineRequest("explore", "LostUpdate", classPath,
                JAVA_HOME, List.of("--all", "--strategy", "random", "--time", "600s"), folder), heard);
        while (!run.await(100) && heard.violations.isEmpty()) {
            // Until there is something to keep.
            continue;
        }
        run.cancel();
        while (!run.await(100)) {
            continue;
        }
        assertThat(heard.result).as("%s", heard.text).isNotNull();
        assertThat(heard.result.violations()).isNotEmpty();
        assertThat(run.exitCode()).isEqualTo(1);
    }

    /** As a user who ends it in a process list, or a machine without memory. */
    @Test
    void aWorkerThatIsKilledEndsTheRunWithWhatItHad() throws Exception {
        Heard heard = new Heard();
        EngineRun run = EngineRun.start(home, JAVA_HOME, new EngineRequest("explore", "LostUpdate", classPath,
                JAVA_HOME, List.of("--all", "--strategy", "random", "--time", "600s"), folder), heard);
        while (!run.await(100) && heard.violations.isEmpty()) {
            continue;
        }
        // The engine is a child of this process, the worker one of the engine.
        ProcessHandle.current().children().flatMap(ProcessHandle::children).forEach(ProcessHandle::destroyForcibly);
        while (!run.await(100)) {
            continue;
        }
        assertThat(run.exitCode()).as("%s", heard.text).isEqualTo(1);
        assertThat(heard.result.violations()).isNotEmpty();
        assertThat(heard.result.complete()).isFalse();
    }

    @Test
    void aJdkThatIsNotThereIsOneClearLine() throws Exception {
        Heard heard = new Heard();
        EngineRun run = EngineRun.start(home, JAVA_HOME, new EngineRequest("explore", "LostUpdate", classPath,
                folder.resolve("jdk that has gone"), List.of(), folder), heard);
        while (!run.await(100)) {
            continue;
        }
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(heard.text).hasSize(1).first().asString().contains("jdk that has gone");
    }

    /** A test that waits for ever says nothing. */
    private static int soon(BlockingQueue<Integer> queue) throws InterruptedException {
        Integer next = queue.poll(2, TimeUnit.MINUTES);
        assertThat(next).as("what the engine tells").isNotNull();
        return next;
    }

    /** The plugin's whole way but for the IDE's own debugger, in whose place the JDK's interface stands. */
    @Test
    void aDebuggerStopsWhereThePluginTellsTheEngine() throws Exception {
        Violation violation = explore("LostUpdate#twoThreadsCountTwoHits", classPath).violations.get(0);
        ScheduleSteps steps = new ScheduleSteps(violation);
        List<Integer> stops = new ArrayList<>();
        BlockingQueue<Integer> ports = new LinkedBlockingQueue<>();
        BlockingQueue<Integer> goals = new LinkedBlockingQueue<>();
        Heard heard = new Heard() {
            @Override
            public void willStopAt(int step) {
                goals.add(step);
            }

            @Override
            public void stopped(int step, String thread) {
                assertThat(thread).isEqualTo(steps.step(step).thread());
                stops.add(step);
            }

            @Override
            public synchronized void text(String line) {
                super.text(line);
                DebuggerPort.in(line).ifPresent(port -> ports.add(Integer.parseInt(port)));
            }
        };
        int first = steps.next(0);
        EngineRun run = EngineRun.start(home, JAVA_HOME, new EngineRequest("replay", violation.schedule(), List.of(),
                JAVA_HOME, List.of("--trust", "--debug=0", "--stop-at", Integer.toString(first)), folder), heard);
        VirtualMachine vm = attach(soon(ports));
        assertThat(soon(goals)).isEqualTo(first);
        List<Integer> expected = new ArrayList<>();
        int last = 0;
        for (int n = first; n > 0; n = steps.nextSwitch(n)) {
            if (n != first) {
                run.tell("go-to " + n);
                assertThat(soon(goals)).isEqualTo(n);
            }
            vm.eventRequestManager().deleteAllBreakpoints();
            SourceLocation at = steps.step(n).at();
            for (Location place : vm.classesByName(at.className()).get(0).locationsOfLine(at.line())) {
                vm.eventRequestManager().createBreakpointRequest(place).enable();
            }
            ThreadReference thread = untilBreakpoint(vm);
            assertThat(thread.name()).isEqualTo(steps.step(n).thread());
            assertThat(thread.frame(0).location().lineNumber()).isEqualTo(at.line());
            expected.add(n);
            last = n;
        }
        assertThat(last).isGreaterThan(first);
        vm.dispose();
        while (!run.await(100)) {
            continue;
        }
        assertThat(run.exitCode()).as("%s", heard.text).isEqualTo(1);
        assertThat(stops).isEqualTo(expected);
    }

    private static VirtualMachine attach(int port) throws Exception {
        AttachingConnector connector = Bootstrap.virtualMachineManager().attachingConnectors().stream()
                .filter(each -> each.name().equals("com.sun.jdi.SocketAttach")).findFirst().orElseThrow();
        Map<String, Connector.Argument> arguments = connector.defaultArguments();
        arguments.get("hostname").setValue("127.0.0.1");
        arguments.get("port").setValue(Integer.toString(port));
        return connector.attach(arguments);
    }

    /** Goes on to the next breakpoint. */
    private static ThreadReference untilBreakpoint(VirtualMachine vm) throws InterruptedException {
        vm.resume();
        while (true) {
            for (Event event : vm.eventQueue().remove()) {
                if (event instanceof BreakpointEvent stop) {
                    return stop.thread();
                }
                assertThat(event).isInstanceOf(VMStartEvent.class);
            }
        }
    }
}
