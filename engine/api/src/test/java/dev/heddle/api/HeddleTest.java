package dev.heddle.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class HeddleTest {

    @Test
    void outsideAnExplorationEveryInputIsItsFallback() {
        assertThat(Heddle.input("flag", true)).isTrue();
        assertThat(Heddle.input("flag", false)).isFalse();
        assertThat(Heddle.input("b", (byte) -3)).isEqualTo((byte) -3);
        assertThat(Heddle.input("s", Short.MIN_VALUE)).isEqualTo(Short.MIN_VALUE);
        assertThat(Heddle.input("c", 'x')).isEqualTo('x');
        assertThat(Heddle.input("i", 42)).isEqualTo(42);
        assertThat(Heddle.input("i", 42, 0, 42)).isEqualTo(42);
        assertThat(Heddle.input("l", Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void arraysAreCopiesOfTheirFallback() {
        int[] fallback = {1, 2, 3};
        int[] values = Heddle.input("a", fallback, 0, 9);
        assertThat(values).containsExactly(1, 2, 3).isNotSameAs(fallback);
        assertThat(Heddle.input("f", new boolean[] {true, false})).containsExactly(true, false);
        assertThat(Heddle.input("c", new char[] {'a'}, 'a', 'z')).containsExactly('a');
    }

    @Test
    void aFallbackOutOfBoundsIsTheCallersMistake() {
        assertThatThrownBy(() -> Heddle.input("amount", 11, 0, 10))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("input amount: the fallback 11 is not in 0..10");
    }

    @Test
    void outsideAnExplorationAParameterIsItsFallback(
            @Input(fallback = 7) int number, @Input(fallback = 1) boolean flag, @Input(min = 3, max = 9) byte small,
            @Input(fallback = 'q') char letter, @Input(fallback = -1) long large, @Input short medium) {
        assertThat(number).isEqualTo(7);
        assertThat(flag).isTrue();
        assertThat(small).isEqualTo((byte) 3);
        assertThat(letter).isEqualTo('q');
        assertThat(large).isEqualTo(-1);
        assertThat(medium).isZero();
    }

    @Test
    void outsideAnExplorationAnAssumptionDoesNothing() {
        assertThatCode(() -> Heddle.assume(false)).doesNotThrowAnyException();
    }
}
