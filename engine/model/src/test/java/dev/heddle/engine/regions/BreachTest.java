package dev.heddle.engine.regions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BreachTest {

    private static RegionStep<String> step(String text) {
        boolean write = text.startsWith("W");
        return new RegionStep<>(RegionStep.Kind.DATA, text.substring(1), write, "m", 1, text);
    }

    /** Of the eight triples on one variable exactly four cannot be explained by a serial order. */
    @Test
    void knowsTheFourPatterns() {
        for (String first : List.of("Rx", "Wx")) {
            for (String intruder : List.of("Rx", "Wx")) {
                for (String second : List.of("Rx", "Wx")) {
                    boolean expected = List.of("RxWxRx", "WxWxRx", "RxWxWx", "WxRxWx")
                            .contains(first + intruder + second);
                    assertThat(Breach.isUnserialisable(step(first), step(intruder), step(second)))
                            .as(first + intruder + second)
                            .isEqualTo(expected);
                }
            }
        }
    }

    @Test
    void otherVariablesDoNotBreak() {
        assertThat(Breach.isUnserialisable(step("Rx"), step("Wy"), step("Wx"))).isFalse();
        assertThat(Breach.isUnserialisable(step("Rx"), step("Wx"), step("Wy"))).isFalse();
    }

    @Test
    void nearestPairComesFirst() {
        AtomicRegion<String> region =
                new AtomicRegion<>(List.of(step("Rx"), step("Wx"), step("Rx")));
        assertThat(Breach.of(region, List.of(step("Wx"), step("Ry"))))
                .extracting(breach -> breach.first().origin() + breach.intruder().origin() + breach.second().origin())
                .containsExactly("RxWxWx", "WxWxRx", "RxWxRx");
    }
}
