package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.jdi.InternalException;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.request.EventRequest;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.session.JdkHome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Violations of all kinds under a debugger as an IDE has one: it stops where the violation shows, in its thread, renders
 * the objects there, and the replay ends as recorded. {@code -Dheddle.debug.rounds=20} does so twenty times each.
 */
@Timeout(value = 30, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DebugViolationsTest {

    private static final Path PROGRAMS = Path.of(System.getProperty("heddle.root", "../.."), "testData");
    private static final int INVALID_SLOT = 35;
    private static final int ROUNDS = Integer.getInteger("heddle.debug.rounds", 1);

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
        "programs/executors/FixedPoolLosesUpdate, ",
        "programs/executors/VirtualPerTaskLosesUpdate, ",
        "programs/atomics/PlainIncrement, --fail-on=race",
    })
    void stopsAtTheViolationInItsThreadAndEndsAsRecorded(String program, String option) throws Exception {
        assumeTrue(!program.contains("Virtual") || JdkHome.of(HeddleProcess.newestJdk()).feature() >= 21,
                "needs virtual threads");
        String name = program.substring(program.lastIndexOf('/') + 1);
        String text = Files.readString(PROGRAMS.resolve(program + ".java"));
        DebuggedReplay.explore(heddle, name, text,
                option == null ? new String[] {"--json", "r.json"} : new String[] {option, "--json", "r.json"});
        Violation violation = heddle.result("r.json").violations().get(0);
        for (int round = 0; round < ROUNDS; round++) {
            replay = new DebuggedReplay(heddle);
            stopAt(violation, name);
            replay.endsAsRecorded(name);
        }
    }

    private void stopAt(Violation violation, String name) throws Exception {
        SourceLocation at = violation.at();
        Debugger debugger = replay.debugged(name);
        debugger.breakAt(at.className(), at.line(), EventRequest.SUSPEND_ALL);
        boolean stopped = false;
        for (ThreadReference thread = debugger.resume(); thread != null; thread = debugger.resume()) {
            assertThat(thread.frame(0).location().lineNumber()).isEqualTo(at.line());
            stopped |= thread.name().equals(violation.thread());
            ObjectReference self = self(thread);
            if (self != null) {
                assertThat(debugger.call(thread, self, "toString")).isNotBlank();
            }
        }
        assertThat(stopped).as("stopped at line %d in thread %s", at.line(), violation.thread()).isTrue();
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
