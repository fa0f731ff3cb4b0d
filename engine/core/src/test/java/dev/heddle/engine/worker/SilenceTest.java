package dev.heddle.engine.worker;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SilenceTest {

    private static final long MOST_AT_ONCE = 400;

    private final Silence silence = new Silence(MOST_AT_ONCE, 1_000, 50);

    @Test
    void codeThatRunsAllTheTimeIsSilentForAllOfIt() {
        silence.goesOn(1_200, 250);
        silence.goesOn(1_400, 450);
        assertThat(silence.nanos()).isEqualTo(400);
    }

    @Test
    void codeThatGetsAQuarterOfTheProcessorIsSilentForAQuarterOfTheTime() {
        silence.goesOn(1_200, 100);
        silence.goesOn(1_400, 150);
        assertThat(silence.nanos()).isEqualTo(100);
    }

    @Test
    void codeThatWaitsIsSilentForAllOfTheTime() {
        silence.goesOn(1_200, 50);
        silence.goesOn(1_400, 59);
        assertThat(silence.nanos()).isEqualTo(400);
    }

    @Test
    void severalThreadsOfTheProcessDoNotMakeTimePassFaster() {
        silence.goesOn(1_200, 650);
        assertThat(silence.nanos()).isEqualTo(200);
    }

    @Test
    void timeWithoutALookDoesNotCount() {
        silence.goesOn(9_000, 8_000);
        assertThat(silence.nanos()).isEqualTo(MOST_AT_ONCE);
    }

    @Test
    void aSignOfLifeBreaksTheSilence() {
        silence.goesOn(1_200, 250);
        silence.broken();
        silence.goesOn(1_300, 350);
        assertThat(silence.nanos()).isEqualTo(100);
    }

    @Test
    void allTimeCountsWhereThatOfTheProcessorIsUnknown() {
        Silence unknown = new Silence(MOST_AT_ONCE, 1_000, -1);
        unknown.goesOn(1_200, -1);
        assertThat(unknown.nanos()).isEqualTo(200);
    }
}
