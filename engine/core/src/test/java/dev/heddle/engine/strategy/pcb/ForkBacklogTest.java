package dev.heddle.engine.strategy.pcb;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ForkBacklogTest {

    private static PreemptionChoice after(int deviations, int preemptions) {
        return new PreemptionChoice(PreemptionChoice.NONE, 0, (short) preemptions, (short) deviations);
    }

    private static Fork fork(PreemptionChoice before, boolean preempts, int... others) {
        return new Fork(before, others, preempts);
    }

    private static List<Integer> allOf(ForkBacklog agenda) {
        List<Integer> decisions = new ArrayList<>();
        while (agenda.size() > 0) {
            decisions.add(agenda.next().decision());
        }
        return decisions;
    }

    @Test
    void theFewestDeviationsComeFirst() {
        ForkBacklog agenda = new ForkBacklog(false);
        agenda.add(fork(after(2, 0), false, 3));
        agenda.add(fork(after(0, 0), true, 1));
        agenda.add(fork(after(1, 1), true, 2));
        assertThat(allOf(agenda)).containsExactly(1, 2, 3);
    }

    @Test
    void orTheFewestPreemptions() {
        ForkBacklog agenda = new ForkBacklog(true);
        agenda.add(fork(after(2, 0), false, 1));
        agenda.add(fork(after(0, 0), true, 2));
        agenda.add(fork(after(1, 1), true, 3));
        assertThat(allOf(agenda)).containsExactly(1, 2, 3);
    }

    @Test
    void beginningAndEndTakeTurns() {
        ForkBacklog agenda = new ForkBacklog(false);
        agenda.add(fork(after(0, 0), false, 1, 2));
        agenda.add(fork(after(0, 0), false, 3));
        agenda.add(fork(after(0, 0), false, 4, 5));
        assertThat(allOf(agenda)).containsExactly(1, 4, 2, 5, 3);
    }

    @Test
    void aForkWithManyWaysLetsOthersGoFirst() {
        ForkBacklog agenda = new ForkBacklog(false);
        agenda.add(fork(after(0, 0), false, 1, 2, 3, 4, 5, 6, 7));
        agenda.add(fork(after(0, 0), false, 8));
        agenda.add(fork(after(0, 0), false, 9));
        assertThat(allOf(agenda)).containsExactly(1, 9, 2, 8, 3, 4, 5, 6, 7);
    }

    @Test
    void aWayCountsItsOwnDeviationAndPreemption() {
        PreemptionChoice next = fork(after(4, 2), true, 7).next();
        assertThat(next.deviations()).isEqualTo((short) 5);
        assertThat(next.preemptions()).isEqualTo((short) 3);
        assertThat(next.decisions()).containsExactly(0, 7);
    }

    @Test
    void whatHasTheMostPreemptionsCanBeForgotten() {
        ForkBacklog agenda = new ForkBacklog(false);
        agenda.add(fork(after(0, 1), true, 1));
        agenda.add(fork(after(3, 1), true, 2));
        agenda.add(fork(after(0, 0), true, 3));
        assertThat(agenda.forgetMostPreemptions()).isEqualTo(2);
        assertThat(allOf(agenda)).containsExactly(3);
    }
}
