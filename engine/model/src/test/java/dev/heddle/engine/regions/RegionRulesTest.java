package dev.heddle.engine.regions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RegionRulesTest {

    private final RegionRules rules = new RegionRules(2);

    private static RegionStep<String> read(String variable, int line) {
        return RegionStep.read(variable, "m", line, "R" + variable + line);
    }

    private static RegionStep<String> write(String variable, int line) {
        return RegionStep.write(variable, "m", line, "W" + variable + line);
    }

    private static RegionStep<String> sync(int line) {
        return RegionStep.synchronisation("m", line, "S" + line);
    }

    private static RegionStep<String> handOver(int line) {
        return RegionStep.handOver("m", line, "H" + line);
    }

    private List<List<String>> infer(List<RegionStep<String>> steps) {
        return rules.infer(steps).stream()
                .map(region -> region.steps().stream().map(RegionStep::origin).toList())
                .toList();
    }

    /** The running example of the paper: lock(l2); ++Z; X = malloc(Z); lock(l1). */
    @Test
    void beginsAndEndsWithData() {
        assertThat(infer(List.of(sync(59), read("Z", 61), write("Z", 61), read("Z", 63), write("X", 63), sync(65))))
                .containsExactly(List.of("RZ61", "WZ61", "RZ63", "WX63"));
    }

    @Test
    void keepsSynchronisationInside() {
        assertThat(infer(List.of(sync(1), read("x", 2), sync(3), sync(4), write("x", 5), sync(6))))
                .containsExactly(List.of("Rx2", "S3", "S4", "Wx5"));
    }

    @Test
    void endsAtStartJoinAndWait() {
        assertThat(infer(List.of(read("x", 1), handOver(2), write("x", 3))))
                .containsExactly(List.of("Rx1"), List.of("Wx3"));
    }

    @Test
    void endsWhereAccessesAreFarApart() {
        assertThat(infer(List.of(read("x", 1), write("x", 3), write("x", 6))))
                .containsExactly(List.of("Rx1", "Wx3"), List.of("Wx6"));
    }

    @Test
    void staysWithinAProcedure() {
        RegionStep<String> other = RegionStep.write("x", "n", 2, "Wx2");
        assertThat(infer(List.of(read("x", 1), other))).containsExactly(List.of("Rx1"), List.of("Wx2"));
    }

    @Test
    void needsAnAccess() {
        assertThat(infer(List.of(sync(1), sync(2)))).isEmpty();
        assertThat(infer(List.of())).isEmpty();
    }

    @Test
    void knowsItsLines() {
        AtomicRegion<String> region = rules.infer(List.of(read("x", 7), write("x", 6), sync(9))).get(0);
        assertThat(region.fromLine()).isEqualTo(6);
        assertThat(region.toLine()).isEqualTo(7);
        assertThat(region.first().origin()).isEqualTo("Rx7");
        assertThat(region.last().origin()).isEqualTo("Wx6");
    }
}
