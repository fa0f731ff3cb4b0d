package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.jdi.ClassType;
import com.sun.jdi.Field;
import com.sun.jdi.InternalException;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.Value;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.session.JdkHome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A debugger goes through the steps of a schedule as the plugin lets it: to the next one, to the next switch, back to an
 * earlier one; at each stop it renders what it sees. {@code -Dheddle.debug.rounds=20} does so twenty times each.
 */
@Timeout(value = 30, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("processes")
class DebugStepsTest {

    private static final Path PROGRAMS = Path.of(System.getProperty("heddle.root", "../.."), "testData");
    private static final int ROUNDS = Integer.getInteger("heddle.debug.rounds", 1);
    private static final int INVALID_SLOT = 35;

    @TempDir
    private Path folder;

    private HeddleProcess heddle;
    private DebuggedReplay replay;

    @BeforeEach
    void onTheNewest() {
        heddle = new HeddleProcess(folder);
        replay = new DebuggedReplay(heddle);
    }

    @AfterEach
    void endWhatIsLeft() {
        replay.close();
    }

    @ParameterizedTest
    @CsvSource({
        "demo/LostUpdate, ",
        "demo/LockOrder, ",
        "programs/monitors/LostNotify, ",
        "demo/Overdrawn, --strategy=unfolding",
        "programs/classes/ClassInitialisationDeadlock, ",
        "programs/executors/FixedPoolLosesUpdate, ",
        "programs/executors/VirtualPerTaskLosesUpdate, ",
        "programs/atomics/PlainIncrement, --fail-on=race",
    })
    void eachStepIsComeToInItsThreadAtItsLine(String program, String option) throws Exception {
        assumeTrue(!program.contains("Virtual") || JdkHome.of(HeddleProcess.newestJdk()).feature() >= 21,
                "needs virtual threads");
        String name = program.substring(program.lastIndexOf('/') + 1);
        Violation violation = explore(name, Files.readString(PROGRAMS.resolve(program + ".java")), option);
        int last = violating(violation);
        for (int round = 0; round < ROUNDS; round++) {
            replay = new DebuggedReplay(heddle);
            Debugger debugger = replay.debugged(name, last);
            stopsAt(debugger, violation, last);
            // Back: the same once more, with another goal, and on from there to each switch.
            debugger.vm().dispose();
            replay.endsWithTheTraceOf(violation);
            replay = new DebuggedReplay(heddle);
            int first = next(violation, 0, false);
            debugger = replay.debugged(name, first);
            stopsAt(debugger, violation, first);
            List<Integer> told = new ArrayList<>(List.of(first));
            for (int n = next(violation, first, true); n > 0; n = next(violation, n, true)) {
                replay.goTo(n);
                stopsAt(debugger, violation, n);
                told.add(n);
            }
            debugger.forgetBreakpoints();
            assertThat(debugger.resume()).isNull();
            assertThat(replay.stops()).isEqualTo(told);
            replay.endsWithTheTraceOf(violation);
        }
    }

    /** Also those that share a line, and those before which nothing else is done there. */
    @Test
    void everyStepCanBeStoppedAt() throws Exception {
        Violation violation = explore("LostUpdate", Files.readString(PROGRAMS.resolve("demo/LostUpdate.java")), null);
        Debugger debugger = replay.debugged("LostUpdate", next(violation, 0, false));
        int stops = 0;
        for (int n = next(violation, 0, false); n > 0; n = next(violation, n, false)) {
            replay.goTo(n);
            stopsAt(debugger, violation, n);
            Step step = violation.steps().get(n - 1);
            if (step.op().equals("read") && step.variable().endsWith(".hits")) {
                assertThat(hits(debugger, debugger.stoppedThread())).isEqualTo(step.value());
            }
            stops++;
        }
        assertThat(stops).isGreaterThan(5);
        debugger.forgetBreakpoints();
        assertThat(debugger.resume()).isNull();
        replay.endsWithTheTraceOf(violation);
    }

    private static String hits(Debugger debugger, ThreadReference thread) throws Exception {
        ObjectReference self = self(thread);
        return String.valueOf(self.getValue(self.referenceType().fieldByName("hits")));
    }

    private Violation explore(String name, String text, String option) throws Exception {
        DebuggedReplay.explore(heddle, name, text,
                option == null ? new String[] {"--json", "r.json"} : new String[] {option, "--json", "r.json"});
        return heddle.result("r.json").violations().get(0);
    }

    /** The last step of the thread in which the violation shows. */
    private static int violating(Violation violation) {
        List<Step> steps = violation.steps();
        for (int i = steps.size() - 1; i >= 0; i--) {
            if (steps.get(i).thread().equals(violation.thread()) && hasLine(steps.get(i))) {
                return i + 1;
            }
        }
        throw new AssertionError(violation.thread() + " makes no step at a line");
    }

    /** The first step after one that has a line, or the first one of another thread; 0 if there is none. */
    private static int next(Violation violation, int after, boolean switched) {
        List<Step> steps = violation.steps();
        for (int i = after; i < steps.size(); i++) {
            boolean other = after == 0 || !steps.get(i).thread().equals(steps.get(after - 1).thread());
            if (hasLine(steps.get(i)) && (other || !switched)) {
                return i + 1;
            }
        }
        return 0;
    }

    private static boolean hasLine(Step step) {
        return step.at() != null && step.at().line() > 0;
    }

    private void stopsAt(Debugger debugger, Violation violation, int number) throws Exception {
        Step step = violation.steps().get(number - 1);
        // As the plugin does it, whose breakpoint is gone when it was come to.
        debugger.forgetBreakpoints();
        debugger.breakAtLine(step.at().className(), step.at().line());
        ThreadReference thread = debugger.resume();
        assertThat(thread).as("stopped at step %d, %s", number, step).isNotNull();
        String threadName = thread.name().isEmpty() ? "unnamed" : thread.name();
        assertThat(step.thread()).as("thread of step %d", number).matches("\\Q" + threadName + "\\E( \\(\\d+\\))?");
        assertThat(thread.frame(0).location().declaringType().name()).isEqualTo(step.at().className());
        assertThat(thread.frame(0).location().lineNumber()).isEqualTo(step.at().line());
        assertThat(thread.frames()).hasSize(thread.frameCount());
        render(debugger, thread);
    }

    /** As an IDE shows variables: by what {@code toString} and {@code size} return. */
    private static void render(Debugger debugger, ThreadReference thread) throws Exception {
        ObjectReference self = self(thread);
        if (self == null) {
            return;
        }
        assertThat(debugger.call(thread, self, "toString")).isNotBlank();
        for (Field field : self.referenceType().allFields()) {
            Value value = self.getValue(field);
            if (value instanceof ObjectReference object && object.referenceType() instanceof ClassType type) {
                assertThat(debugger.call(thread, object, "toString")).isNotNull();
                if (!type.methodsByName("size", "()I").isEmpty()) {
                    assertThat(Integer.parseInt(debugger.call(thread, object, "size"))).isNotNegative();
                }
            }
        }
    }

    /** Null where the method uses {@code this} no more: then the JVM has forgotten it (docs/known-issues.md). */
    private static ObjectReference self(ThreadReference thread) throws Exception {
        try {
            return Debugger.self(thread);
        } catch (InternalException e) {
            assertThat(e.errorCode()).isEqualTo(INVALID_SLOT);
            return null;
        }
    }
}
