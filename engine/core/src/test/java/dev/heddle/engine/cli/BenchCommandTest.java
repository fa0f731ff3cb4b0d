package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BenchCommandTest {

    @Test
    void whatFollowsTheCommandIsPassedOnAsItWasTyped() {
        String[] typed = {"bench", "unfolding", "--help", "--seconds", "3"};
        assertThat(BenchCommand.withOwnOptions(typed))
                .containsExactly("bench", "--", "unfolding", "--help", "--seconds", "3");
    }

    @Test
    void otherCommandsAreLeftAlone() {
        String[] typed = {"explore", "--help", "bench"};
        assertThat(BenchCommand.withOwnOptions(typed)).isSameAs(typed);
        assertThat(BenchCommand.withOwnOptions(new String[0])).isEmpty();
    }
}
