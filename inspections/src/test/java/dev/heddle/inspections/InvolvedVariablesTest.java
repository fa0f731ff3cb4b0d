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

    @Test
    void highlightNineTenthsOfTheVariablesOfViolations() {
        int all = study.found().size() + study.missed().size();
        assertThat(all).isGreaterThan(150);
        assertThat(study.missed()).hasSizeLessThanOrEqualTo(all / 10);
    }

    /** Each is explained in docs/inspections-precision.md. */
    @Test
    void highlightFewProgramsWithoutABug() {
        assertThat(study.needless()).containsExactlyInAnyOrder("loops/PoliteByTurns", "loops/SpinsUntilSet");
    }
}
