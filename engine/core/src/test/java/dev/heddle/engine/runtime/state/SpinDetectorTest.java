package dev.heddle.engine.runtime.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpinDetectorTest {

    private final VariableTable variables = new VariableTable();
    private final int flag = variables.add(null, 1, 0, true, true);
    private final int other = variables.add(null, 2, 0, true, true);
    private final SpinDetector spin = new SpinDetector();

    private void read(int variable, int times) {
        for (int i = 0; i < times; i++) {
            spin.read(variable, variables.version(variable));
        }
    }

    @Test
    void readingTheSameVersionAgainIsRepetition() {
        read(flag, 1 + SpinDetector.SPINNING);
        assertThat(spin.repetitions()).isEqualTo(SpinDetector.SPINNING);
        assertThat(spin.spins(variables)).isTrue();
    }

    @Test
    void aWriteOfAnotherThreadEndsIt() {
        read(flag, 20);
        variables.written(flag);
        assertThat(spin.spins(variables)).isFalse();
        read(flag, 1);
        assertThat(spin.repetitions()).isZero();
    }

    @Test
    void anOwnStepForwardEndsIt() {
        read(flag, 20);
        spin.progress();
        assertThat(spin.repetitions()).isZero();
    }

    @Test
    void severalVariablesMayBeReadInTurn() {
        for (int i = 0; i < 10; i++) {
            read(flag, 1);
            read(other, 1);
        }
        assertThat(spin.spins(variables)).isTrue();
        variables.written(other);
        assertThat(spin.spins(variables)).isFalse();
    }
}
