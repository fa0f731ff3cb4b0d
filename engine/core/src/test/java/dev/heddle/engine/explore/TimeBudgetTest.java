package dev.heddle.engine.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class TimeBudgetTest {

    private static final long QUARTER = TimeUnit.MINUTES.toNanos(25);

    private final TimeBudget hour = new TimeBudget(TimeUnit.HOURS.toMillis(1));

    @Test
    void aFirstExecutionThatIsSlowBecauseAllIsNewDoesNotEndTheSearch() {
        hour.made(QUARTER);

        assertThat(hour.isSpent(1)).isFalse();
    }

    @Test
    void noExecutionIsBegunThatWouldLeaveNoTimeForAFind() {
        hour.made(QUARTER);
        hour.made(QUARTER);

        assertThat(hour.isSpent(1)).isTrue();
    }

    @Test
    void theShortestTellsHowLongTheNextTakes() {
        hour.made(QUARTER);
        hour.made(QUARTER);
        hour.made(QUARTER / 10);

        assertThat(hour.isSpent(1)).isFalse();
    }
}
