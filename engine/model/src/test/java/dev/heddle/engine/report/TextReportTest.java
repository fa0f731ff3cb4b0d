package dev.heddle.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class TextReportTest {

    @Test
    void showsTheScheduleOfALostUpdate() throws IOException {
        check("lost-update.txt", SampleResults.lostUpdate());
    }

    @Test
    void showsTheCycleAndTheInputsOfADeadlock() throws IOException {
        check("deadlock.txt", SampleResults.deadlock());
    }

    @Test
    void foldsLoopsPrivateWorkAndLibraryCode() throws IOException {
        check("folded.txt", SampleResults.folded());
    }

    @Test
    void namesTheThreadInEachRowWhereColumnsDoNotFit() throws IOException {
        check("many-threads.txt", SampleResults.manyThreads());
    }

    @Test
    void keepsBeginningAndEndOfALongTrace() throws IOException {
        check("long-trace.txt", SampleResults.longTrace());
    }

    @Test
    void saysThatNothingWasFoundAndHowFarThatGoes() throws IOException {
        check("clean.txt", SampleResults.clean());
        check("incomplete.txt", SampleResults.incomplete());
    }

    @Test
    void aTraceHasEveryStep() {
        Result result = SampleResults.longTrace();

        String trace = new TextReport(false).trace(result.violations().get(0).steps());

        assertThat(trace.lines().filter(line -> line.contains("turn = "))).hasSize(1000);
    }

    @Test
    void coloursOnlyWhereAsked() {
        assertThat(new TextReport(false).print(SampleResults.lostUpdate())).doesNotContain("\u001b");
        assertThat(new TextReport(true).print(SampleResults.lostUpdate()))
                .contains("\u001b[1;31mAssertion failed in com.acme.CounterTest#twoHits\u001b[0m");
    }

    private static void check(String file, Result result) throws IOException {
        GoldenFile.check(file, new TextReport(false).print(result));
    }
}
