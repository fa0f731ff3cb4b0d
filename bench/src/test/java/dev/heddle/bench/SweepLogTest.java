package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.bench.sweep.SweepLog;
import dev.heddle.bench.sweep.SweepProgram;
import dev.heddle.bench.sweep.SweepTable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SweepLogTest {

    private static final SweepProgram FAULTY =
            new SweepProgram("programs", "Faulty", false, false, Set.of(), SweepProgram.Verdict.FAULTY);
    private static final SweepProgram UNKNOWN =
            new SweepProgram("counts", "Unknown", false, false, Set.of(), SweepProgram.Verdict.NOT_SAID);

    @TempDir
    private Path folder;

    private SweepLog log(String strategy, String... lines) throws Exception {
        Files.writeString(folder.resolve(strategy + "-1.csv"), "# limits\n" + String.join("\n", lines));
        return new SweepLog(folder, strategy, 1, "limits");
    }

    @Test
    void aLineThatWasCutOffCountsAsNoAnswer() throws Exception {
        SweepLog log = log("dpor", "programs/Faulty;;12;true;40;", "counts/Unknown;;1");

        assertThat(log.has(FAULTY)).isTrue();
        assertThat(log.has(UNKNOWN)).isFalse();
    }

    @Test
    void answersUnderOtherLimitsAreNotMixed() throws Exception {
        log("dpor");

        assertThatThrownBy(() -> new SweepLog(folder, "dpor", 1, "others")).hasMessageContaining("--keep");
    }

    @Test
    void aClaimIsContradictedByTheSourceAndByWhatOthersFound() throws Exception {
        SweepLog dpor = log("dpor", "programs/Faulty;;12;true;40;", "counts/Unknown;;3;true;40;");
        SweepLog random = log("random", "programs/Faulty;;12;false;40;", "counts/Unknown;deadlock at 3;2;false;40;");

        assertThat(new SweepTable(List.of(FAULTY, UNKNOWN), List.of(dpor, random)).contradictions()).containsExactly(
                "dpor: complete without a finding in programs/Faulty, which has one",
                "dpor: complete without a finding in counts/Unknown, which has one");
    }

    @Test
    void aSearchThatDidNotEndClaimsNothing() throws Exception {
        SweepLog dpor = log("dpor", "programs/Faulty;;12;false;40;");

        assertThat(new SweepTable(List.of(FAULTY), List.of(dpor)).contradictions()).isEmpty();
    }
}
