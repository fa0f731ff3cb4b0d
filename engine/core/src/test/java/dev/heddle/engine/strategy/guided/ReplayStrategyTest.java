package dev.heddle.engine.strategy.guided;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.strategy.FakeCandidates;
import org.junit.jupiter.api.Test;

class ReplayStrategyTest {

    @Test
    void makesTheRecordedDecisions() {
        ReplayStrategy replay = new ReplayStrategy(new int[] {2, 0, -2});
        replay.prepare();
        assertThat(replay.choose(FakeCandidates.of(3))).isEqualTo(2);
        assertThat(replay.choose(FakeCandidates.of(3))).isZero();
        assertThat(replay.pick(2)).isEqualTo(1);
        assertThat(replay.parted()).isFalse();
    }

    @Test
    void partsWhereTheRecordedThreadCannotGo() {
        ReplayStrategy replay = new ReplayStrategy(new int[] {2});
        replay.prepare();
        replay.choose(FakeCandidates.of(2));
        assertThat(replay.parted()).isTrue();
    }

    @Test
    void partsWhereDecisionsAreLeftOverOrMissing() {
        ReplayStrategy left = new ReplayStrategy(new int[] {0, 1});
        left.prepare();
        left.choose(FakeCandidates.of(2));
        assertThat(left.parted()).isTrue();
        ReplayStrategy missing = new ReplayStrategy(new int[0]);
        missing.prepare();
        missing.choose(FakeCandidates.of(2));
        assertThat(missing.parted()).isTrue();
    }
}
