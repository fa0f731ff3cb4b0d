package dev.heddle.engine.instrument.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.instrument.Untouched;
import dev.heddle.engine.instrument.Woven;
import dev.heddle.engine.instrument.plan.Treatment;
import dev.heddle.engine.instrument.programs.Monitors;
import java.lang.reflect.Modifier;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Methods with monitors have one body for managed threads and one for all others. */
class MonitorVisitorTest {

    private final Woven program = Woven.fully(Monitors.class);

    private List<String> monitors(String method) {
        return program.run(method).stream().filter(event -> event.startsWith("monitor")).toList();
    }

    @Test
    void managedThreadAnnouncesMonitorsInsteadOfTakingThem() {
        assertThat(monitors("block")).containsExactly("monitorEnter Lock", "monitorExit Lock");
    }

    @Test
    void nestedMonitorsAreLeftInnermostFirst() {
        assertThat(monitors("nested")).containsExactly(
                "monitorEnter Lock", "monitorEnter Monitors.class", "monitorExit Monitors.class", "monitorExit Lock");
    }

    @Test
    void monitorIsLeftByAnException() {
        assertThat(monitors("thrown")).containsExactly("monitorEnter Lock", "monitorExit Lock");
    }

    /** The first test to run a program also initialises its class. */
    private static List<String> withoutInitialisation(List<String> events) {
        return events.stream().filter(event -> !event.startsWith("initializ")).toList();
    }

    @Test
    void missingMonitorThrowsBeforeItIsAnnounced() {
        assertThat(withoutInitialisation(program.run("missing"))).containsExactly(
                "writeStatic null Monitors.value missing");
    }

    @Test
    void monitorIsLeftByContinueAndReturn() {
        assertThat(monitors("loop")).containsExactly(
                "monitorEnter Lock", "monitorExit Lock",
                "monitorEnter Lock", "monitorExit Lock",
                "monitorEnter Lock", "monitorExit Lock");
    }

    @Test
    void synchronizedMethodsAnnounceTheirObjectOrClass() {
        assertThat(monitors("synchronizedMethods")).containsExactly(
                "monitorEnter Monitors.class", "monitorExit Monitors.class",
                "monitorEnter Monitors", "monitorExit Monitors",
                "monitorEnter Monitors", "monitorExit Monitors");
    }

    @Test
    void otherThreadsTakeTheRealMonitorsAndGetTheSameResults() throws ReflectiveOperationException {
        assertThat(program.call("sum")).isEqualTo(Woven.of(Monitors.class, bytes -> null).call("sum"));
        assertThat(program.call("holdsWhileItRuns")).isEqualTo(true);
    }

    @Test
    void flagIsDroppedWhereTheBodyHasABlock() throws ReflectiveOperationException {
        assertThat(Modifier.isSynchronized(program.type().getDeclaredMethod("staticMethod").getModifiers())).isFalse();
    }

    @Test
    void flagStaysWhereTheClassIsAlreadyLoaded() {
        Instrumenter instrumenter = new Instrumenter();
        Woven loaded = Woven.of(Monitors.class, bytes -> instrumenter.transform(
                getClass().getClassLoader(), "dev/heddle/engine/instrument/programs/Monitors", Treatment.FULL, true,
                bytes));
        assertThat(withoutInitialisation(loaded.run("staticMethod"))).isEmpty();
        assertThat(instrumenter.untouched().entries())
                .extracting(Untouched.Entry::className)
                .containsOnly("dev.heddle.engine.instrument.programs.Monitors");
        assertThat(instrumenter.untouched().entries())
                .extracting(Untouched.Entry::reason)
                .containsExactly(
                        "staticMethod()J is synchronized and already loaded",
                        "instanceMethod(IJLjava/lang/String;)I is synchronized and already loaded",
                        "noteHeld()V is synchronized and already loaded");
    }

    @Test
    void flagDroppedAtFirstIsDroppedAgainWhenTheClassIsRetransformed() {
        Instrumenter instrumenter = new Instrumenter();
        Woven.fully(Monitors.class, instrumenter);
        Woven again = Woven.of(Monitors.class, bytes -> instrumenter.transform(
                Monitors.class.getClassLoader(), "dev/heddle/engine/instrument/programs/Monitors", Treatment.FULL, true,
                bytes));
        assertThat(again.run("staticMethod")).contains("monitorEnter Monitors.class");
        assertThat(instrumenter.untouched().entries()).isEmpty();
    }
}
