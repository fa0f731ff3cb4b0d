package dev.heddle.inspections;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.inspections.study.ProgramStudy;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The inspections show what the engine finds in the programs under test, and leave the correct ones alone. */
class InvolvedVariablesTest {

    private static ProgramStudy study;

    @BeforeAll
    static void inspect() throws IOException {
        study = ProgramStudy.of(Path.of(System.getProperty("heddle.root")).resolve("testData"));
    }

    /** The ones that are missed are named in docs/inspections-precision.md. */
    @Test
    void highlightNearlyAllVariablesOfViolations() {
        int all = study.found().size() + study.missed().size();
        assertThat(all).isGreaterThan(150);
        assertThat(study.missed()).hasSizeLessThanOrEqualTo(all * 7 / 100);
    }

    /** Their threads are in sight, so few of them may be weak. */
    @Test
    void warnOfNineTenthsOfTheVariables() {
        int all = study.found().size() + study.missed().size();
        assertThat(study.warned()).hasSizeGreaterThanOrEqualTo(all * 9 / 10);
    }

    @Test
    void highlightNoProgramWithoutABug() {
        assertThat(study.needless()).isEmpty();
    }
}
