package dev.heddle.engine.strategy.guided;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.SourceLines;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.strategy.FakeCandidates;
import dev.heddle.engine.strategy.FixedStrategy;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Focus;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FocusedStrategyTest {

    private static final int LAST = 2;

    private final Focus focus = new Focus(List.of(new SourceLines("Foo.java", 42, 42)));
    private final FocusedStrategy strategy = new FocusedStrategy(new Last(), focus);

    /** Always takes the last thread. */
    private static final class Last extends FixedStrategy {

        @Override
        public int choose(Candidates candidates) {
            return candidates.count() - 1;
        }

        @Override
        public String bound() {
            return "everything";
        }
    }

    private static FakeCandidates running(int current, Op op) {
        return new FakeCandidates(LAST + 1, Set.of(), Set.of(), current, op);
    }

    @Test
    void theRunningThreadGoesOnOutsideTheFocus() {
        assertThat(strategy.choose(running(1, Op.WRITE))).isEqualTo(1);
    }

    @Test
    void theOtherStrategyChoosesNearTheFocus() {
        assertThat(strategy.choose(running(1, Op.WRITE).near(1))).isEqualTo(LAST);
        assertThat(strategy.choose(running(1, Op.WRITE).near(0))).isEqualTo(1);
    }

    @Test
    void itChoosesWhereTheTurnIsFree() {
        Candidates timingOut = new FakeCandidates(LAST + 1, Set.of(1), Set.of(), 1);
        Candidates spinning = new FakeCandidates(LAST + 1, Set.of(), Set.of(1), 1);

        assertThat(List.of(running(-1, Op.WRITE), running(1, Op.YIELD), timingOut, spinning))
                .allSatisfy(candidates -> assertThat(strategy.choose(candidates)).isEqualTo(LAST));
    }

    @Test
    void aThreadThatGoesOnForLongGivesTheTurnToTheNextThatWantsIt() {
        Candidates candidates = new FakeCandidates(LAST + 1, Set.of(), Set.of(1), 0);
        strategy.prepare();

        for (int i = 1; i < 2_000; i++) {
            assertThat(strategy.choose(candidates)).isZero();
        }

        assertThat(strategy.bound()).isEqualTo(
                "everything; a thread loses the turn only at Foo.java:42, or where it blocks, ends or yields");
        assertThat(strategy.choose(candidates)).isEqualTo(2);
        assertThat(strategy.bound()).isEqualTo("everything; a thread loses the turn only at Foo.java:42,"
                + " or where it blocks, ends or yields, or after 2000 operations elsewhere");
        assertThat(strategy.choose(candidates)).isZero();
    }

    @Test
    void operationsInTheFocusAreCountedOnceEach() {
        SourceLocation inside = new SourceLocation("Foo", "bar", "Foo.java", 42);
        SourceLocation outside = new SourceLocation("Foo", "bar", "Foo.java", 43);

        assertThat(focus.operation(List.of(outside, inside, inside))).isTrue();
        assertThat(focus.operation(List.of(outside))).isFalse();
        assertThat(strategy.coverage()).isEqualTo(Map.of("focus", Map.of("Foo.java:42", 1L)));
    }
}
