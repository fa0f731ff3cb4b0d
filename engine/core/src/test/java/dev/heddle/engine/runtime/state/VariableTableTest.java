package dev.heddle.engine.runtime.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which accesses race, as happens-before says. */
class VariableTableTest {

    private final VariableTable variables = new VariableTable();
    private final ManagedThread a = thread(0);
    private final ManagedThread b = thread(1);
    private final ManagedThread c = thread(2);

    private static ManagedThread thread(int number) {
        ManagedThread thread = new ManagedThread(new Thread("t" + number), number, "0." + number, number, false, null);
        thread.clocks = Clocks.tick(thread.clocks, number);
        return thread;
    }

    private int plain() {
        return variables.add(null, 1, 0, false, false);
    }

    private int synchronising() {
        return variables.add(null, 2, 0, false, true);
    }

    @Test
    void accessesOfOneThreadNeverRace() {
        int x = plain();
        assertThat(variables.track(x, a, true)).isFalse();
        assertThat(variables.track(x, a, false)).isFalse();
        assertThat(variables.track(x, a, true)).isFalse();
    }

    @Test
    void aReadThatNothingOrdersAfterTheWriteRaces() {
        int x = plain();
        variables.track(x, a, true);
        assertThat(variables.track(x, b, false)).isTrue();
    }

    @Test
    void readsDoNotRaceWithReads() {
        int x = plain();
        variables.track(x, a, false);
        assertThat(variables.track(x, b, false)).isFalse();
    }

    @Test
    void aWriteRacesWithAnyOfManyReads() {
        int x = plain();
        variables.track(x, a, false);
        variables.track(x, b, false);
        c.clocks = Clocks.join(c.clocks, b.clocks);
        assertThat(variables.track(x, c, true)).isTrue();
        int y = plain();
        variables.track(y, a, false);
        variables.track(y, b, false);
        c.clocks = Clocks.join(c.clocks, a.clocks);
        assertThat(variables.track(y, c, true)).isFalse();
    }

    @Test
    void aSynchronisingVariableOrdersWhatStandsBeforeItsWriteAndAfterItsRead() {
        int data = plain();
        int flag = synchronising();
        variables.track(data, a, true);
        variables.track(flag, a, true);
        variables.pass(flag, a, false, true);
        assertThat(variables.track(flag, b, false)).as("the flag itself").isTrue();
        variables.pass(flag, b, true, false);
        assertThat(variables.track(data, b, false)).as("what the flag protects").isFalse();
    }

    @Test
    void whatComesAfterTheWriteOfTheFlagIsNotOrdered() {
        int data = plain();
        int flag = synchronising();
        variables.pass(flag, a, false, true);
        variables.track(data, a, true);
        variables.pass(flag, b, true, false);
        assertThat(variables.track(data, b, false)).isTrue();
    }

    @Test
    void accessesFromBeforeAVariableWasFollowedCount() {
        int x = plain();
        variables.seed(x, a.number, 0, a.clocks[a.number]);
        assertThat(variables.track(x, b, false)).isTrue();
        int y = plain();
        variables.seed(y, a.number, a.clocks[a.number], 0);
        assertThat(variables.track(y, b, false)).isFalse();
    }
}
