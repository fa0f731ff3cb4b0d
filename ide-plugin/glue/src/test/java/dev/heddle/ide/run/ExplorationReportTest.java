package dev.heddle.ide.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.report.Json;
import dev.heddle.ide.SampleViolations;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExplorationReportTest {

    private final List<String> lines = new ArrayList<>();
    private final ExplorationReport report = new ExplorationReport(lines::add);

    private static Result result(String status) {
        return Json.read("{\"status\":\"" + status + "\",\"executions\":7}", Result.class);
    }

    /** The messages by name, with the name of what they are about. */
    private List<String> messages() {
        return lines.stream()
                .filter(line -> line.startsWith("##teamcity["))
                .map(line -> line.replaceFirst("##teamcity\\[(\\w+) name='([^']*)'[\\s\\S]*", "$1 $2"))
                .toList();
    }

    @Test
    void aClassIsASuiteAndABrokenTestFailsInIt() {
        report.started("com.acme.A#ok", 1, 2);
        report.started("com.acme.A#counts", 2, 2);
        report.violation(SampleViolations.assertion("com.acme.A", "A.java", 18));
        report.done(result("violation"));
        assertThat(messages()).containsExactly(
                "testSuiteStarted A", "testStarted ok", "testFinished ok", "testStarted counts", "testFailed counts",
                "testFinished counts", "testSuiteFinished A");
        assertThat(lines).anyMatch(line -> line.contains("locationHint='java:test://com.acme.A/counts'"))
                .anyMatch(line -> line.contains("locationHint='java:suite://com.acme.A'"))
                .anyMatch(line -> line.contains("message='assertion: expected: <2> but was: <1>'"));
    }

    @Test
    void whatWasNotTriedToTheEndIsNoPassedTest() {
        report.started("A#slow", 1, 1);
        report.done(result("incomplete"));
        assertThat(messages()).containsExactly(
                "testSuiteStarted A", "testStarted slow", "testIgnored slow", "testFinished slow", "testSuiteFinished A");
    }

    @Test
    void whatIsCleanPasses() {
        report.started("A#fine[2]", 1, 1);
        report.done(result("clean"));
        assertThat(messages()).doesNotContain("testIgnored fine|[2|]").contains("testFinished fine|[2|]");
        assertThat(lines).anyMatch(line -> line.contains("locationHint='java:test://A/fine'"));
    }

    /** A killed engine sends no last event. */
    @Test
    void anEarlyEndFailsTheTestThatRan() {
        report.started("A#killed", 1, 1);
        report.ended("the engine has ended");
        report.ended("twice");
        assertThat(messages()).containsExactly("testSuiteStarted A", "testStarted killed", "testFailed killed",
                "testFinished killed", "testSuiteFinished A");
    }

    @Test
    void mainIsATestOfItsClass() {
        report.started("com.acme.Main", 1, 1);
        report.done(result("clean"));
        assertThat(messages()).startsWith("testSuiteStarted Main", "testStarted main");
        assertThat(lines).anyMatch(line -> line.contains("locationHint='java:suite://com.acme.Main'"));
    }

    @Test
    void findsTheReportFileAndThePortInWhatTheEngineSays() {
        assertThat(Notices.reportFile("x\nheddle: internal failure (A: b); please attach .heddle/failure-1.txt to an issue"))
                .isEqualTo(".heddle/failure-1.txt");
        assertThat(Notices.reportFile("nothing")).isNull();
        assertThat(DebuggerPort.in("heddle: waiting for a debugger on 127.0.0.1:40123")).hasValue("40123");
        assertThat(DebuggerPort.in("heddle: waiting for a debugger on 10.0.0.1:40123")).isEmpty();
    }
}
