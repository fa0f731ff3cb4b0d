package dev.heddle.engine.strategy.pcb;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SpreadTest {

    @Test
    void bothEndsAndTheMiddleComeFirst() {
        assertThat(Spread.of(IntStream.range(10, 19).toArray(), 9))
                .containsExactly(10, 18, 14, 12, 16, 11, 13, 15, 17);
    }

    @Test
    void onlyAsManyAsThereAre() {
        assertThat(Spread.of(new int[] {5, 6, 7, 0, 0}, 3)).containsExactly(5, 7, 6);
        assertThat(Spread.of(new int[] {5, 0}, 1)).containsExactly(5);
        assertThat(Spread.of(new int[] {5}, 0)).isEmpty();
    }

    @Test
    void eachComesOnce() {
        for (int count = 1; count < 200; count++) {
            int[] all = IntStream.range(0, count).toArray();
            assertThat(Spread.of(all, count)).containsExactlyInAnyOrder(all);
        }
    }
}
