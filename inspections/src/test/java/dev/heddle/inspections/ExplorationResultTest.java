package dev.heddle.inspections;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.intellij.psi.PsiJavaFile;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.Lines;
import dev.heddle.inspections.standalone.PsiEnvironment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplorationResultTest {

    private static final String SOURCE = """
            package com.acme;

            class Flag implements Runnable {
                private boolean done;

                public void run() {
                    while (!done) {
                        Thread.onSpinWait();
                    }
                }

                public void stop() {
                    done = true;
                }
            }
            """;

    private static final Path EXPLORED =
            Path.of(System.getProperty("heddle.root"), "testData", "inspections", "Exploration");

    @TempDir
    Path folder;

    private PsiEnvironment environment;
    private Path source;
    private Path result;

    @BeforeEach
    void write() throws IOException {
        environment = new PsiEnvironment();
        source = Files.writeString(folder.resolve("Flag.java"), SOURCE);
        result = folder.resolve("result.json");
        Files.setLastModifiedTime(source, FileTime.fromMillis(1_000_000));
    }

    @AfterEach
    void close() {
        environment.close();
    }

    private Finding finding(String json, long writtenAt) throws IOException {
        Files.writeString(result, json);
        Files.setLastModifiedTime(result, FileTime.fromMillis(writtenAt));
        SharedAccessInspection inspection = new SharedAccessInspection();
        inspection.resultFile = result.toString();
        PsiJavaFile file = environment.open(source);
        List<Finding> findings = inspection.findings(file);
        assertThat(findings).hasSize(1);
        return findings.get(0);
    }

    @Test
    void whatWasSeenSharedIsAnError() throws IOException {
        Finding finding = finding("{\"coverage\": {\"shared\": [\"com.acme.Flag.done\"]}}", 2_000_000);
        assertThat(finding.strength()).isEqualTo(Finding.Strength.CONFIRMED);
        assertThat(finding.message()).endsWith("The last exploration saw two threads there");
    }

    @Test
    void whatWasSeenUnsharedIsNoWarning() throws IOException {
        Finding finding = finding("{\"coverage\": {\"unshared\": [\"com.acme.Flag.done\"]}}", 2_000_000);
        assertThat(finding.strength()).isEqualTo(Finding.Strength.REFUTED);
        assertThat(finding.message()).endsWith("The last exploration saw only one thread there");
    }

    @Test
    void whatWasNotSeenStaysAsItIs() throws IOException {
        Finding finding = finding("{\"coverage\": {\"shared\": [\"com.acme.Other.done\"]}}", 2_000_000);
        assertThat(finding.strength()).isEqualTo(Finding.Strength.NORMAL);
    }

    @Test
    void anOlderResultSaysNothing() throws IOException {
        Finding finding = finding("{\"coverage\": {\"shared\": [\"com.acme.Flag.done\"]}}", 500_000);
        assertThat(finding.strength()).isEqualTo(Finding.Strength.NORMAL);
        assertThat(finding.message()).doesNotContain("exploration");
    }

    /** As {@code heddle explore} leaves them: a folder for each target. */
    @Test
    void ofSeveralResultsInAFolderTheLatestThatKnowsTheVariableHasTheSay() throws IOException {
        result("One", "{\"coverage\": {\"shared\": [\"com.acme.Flag.done\"]}}", 2_000_000);
        result("Two", "{\"coverage\": {\"shared\": [\"com.acme.Other.done\"]}}", 3_000_000);
        SharedAccessInspection inspection = new SharedAccessInspection();
        inspection.resultFile = folder.toString();
        assertThat(inspection.findings(environment.open(source)))
                .extracting(Finding::strength)
                .containsExactly(Finding.Strength.CONFIRMED);
        result("Three", "{\"coverage\": {\"unshared\": [\"com.acme.Flag.done\"]}}", 4_000_000);
        assertThat(inspection.findings(environment.open(source)))
                .extracting(Finding::strength)
                .containsExactly(Finding.Strength.REFUTED);
    }

    private void result(String target, String json, long writtenAt) throws IOException {
        Path file = Files.writeString(Files.createDirectories(folder.resolve(target)).resolve("result.json"), json);
        Files.setLastModifiedTime(file, FileTime.fromMillis(writtenAt));
    }

    @Test
    void aBrokenResultSaysNothing() throws IOException {
        assertThat(finding("{\"coverage\": [", 2_000_000).strength()).isEqualTo(Finding.Strength.NORMAL);
        assertThat(finding("[]", 3_000_000).strength()).isEqualTo(Finding.Strength.NORMAL);
        assertThat(finding("{\"coverage\": {\"shared\": \"x\"}}", 4_000_000).strength())
                .isEqualTo(Finding.Strength.NORMAL);
    }

    @Test
    void theEnginesNamesOfLocationsAreRead() throws IOException {
        Finding finding = finding(
                "{\"coverage\": {\"shared\": [\"com.acme.Flag.done @ com.acme.Main.main:28\"]}}", 2_000_000);
        assertThat(finding.strength()).isEqualTo(Finding.Strength.CONFIRMED);
    }

    @Test
    void coverageOfEachTestCounts() throws IOException {
        String json = "{\"coverage\": {\"perTest\": {\"T#a\": {\"shared\": []}, "
                + "\"T#b\": {\"shared\": [\"com.acme.Flag.done\"]}}}}";
        assertThat(finding(json, 2_000_000).strength()).isEqualTo(Finding.Strength.CONFIRMED);
    }

    @Test
    void aMonitorIsNoVariable() throws IOException {
        Finding finding = finding(
                "{\"coverage\": {\"shared\": [\"monitor of com.acme.Flag.done\"]}}", 2_000_000);
        assertThat(finding.strength()).isEqualTo(Finding.Strength.NORMAL);
    }

    /** Bank.result.json was written by {@code heddle explore --strategy random --all --json}. */
    @Test
    void aResultOfTheEngineConfirmsFieldsArraysAndCollections() throws IOException {
        assertThat(strengths(Files.readString(EXPLORED.resolve("Bank.result.json")))).containsExactly(
                "18 CONFIRMED", "24 CONFIRMED", "25 CONFIRMED", "29 NORMAL");
    }

    @Test
    void withoutItsRacesTheResultStillKnowsWhereACollectionWasMade() throws IOException {
        JsonObject json = JsonParser.parseString(Files.readString(EXPLORED.resolve("Bank.result.json")))
                .getAsJsonObject();
        json.remove("warnings");
        json.remove("violations");
        assertThat(strengths(json.toString())).containsExactly(
                "18 CONFIRMED", "24 NORMAL", "25 CONFIRMED", "29 NORMAL");
    }

    /** A region and two steps on a volatile field, in one class. */
    private static final String STEPS = """
            package com.acme;

            class Stock {
                private int stock;

                public void sell() {
                    if (stock() > 0) {
                        put(stock() - 1);
                    }
                }

                public synchronized int stock() {
                    return stock;
                }

                public synchronized void put(int newStock) {
                    stock = newStock;
                }
            }

            class Sales {
                private volatile int sold;

                public void sell() {
                    sold++;
                }
            }
            """;

    private List<Finding.Strength> strengthsOfSteps(String json) throws IOException {
        Path file = Files.writeString(folder.resolve("Stock.java"), STEPS);
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
        Files.writeString(result, json);
        Files.setLastModifiedTime(result, FileTime.fromMillis(2_000_000));
        AtomicRegionInspection regions = new AtomicRegionInspection();
        regions.resultFile = result.toString();
        CheckThenActInspection steps = new CheckThenActInspection();
        steps.resultFile = result.toString();
        PsiJavaFile psi = environment.open(file);
        assertThat(regions.findings(psi)).hasSize(1);
        assertThat(steps.findings(psi)).hasSize(1);
        return List.of(
                regions.findings(psi).get(0).strength(), steps.findings(psi).get(0).strength());
    }

    @Test
    void regionsAndStepsAreRefinedToo() throws IOException {
        assertThat(strengthsOfSteps("{\"coverage\": {\"shared\": [\"com.acme.Stock.stock\", \"com.acme.Sales.sold\"]}}"))
                .containsExactly(Finding.Strength.CONFIRMED, Finding.Strength.CONFIRMED);
        result = folder.resolve("later.json");
        assertThat(strengthsOfSteps(
                        "{\"coverage\": {\"unshared\": [\"com.acme.Stock.stock\", \"com.acme.Sales.sold\"]}}"))
                .containsExactly(Finding.Strength.REFUTED, Finding.Strength.REFUTED);
    }

    /** Line and strength of each finding in the explored program, by line. */
    private List<String> strengths(String json) throws IOException {
        Files.writeString(result, json);
        Path copy = Files.copy(EXPLORED.resolve("com/acme/Bank.java"), folder.resolve("Bank.java"));
        Files.setLastModifiedTime(copy, FileTime.fromMillis(1_000_000));
        SharedAccessInspection inspection = new SharedAccessInspection();
        inspection.resultFile = result.toString();
        return inspection.findings(environment.open(copy)).stream()
                .map(found -> Lines.lineOf(found.from()) + " " + found.strength())
                .sorted()
                .toList();
    }
}
