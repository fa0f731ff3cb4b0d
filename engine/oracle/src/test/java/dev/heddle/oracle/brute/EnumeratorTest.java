package dev.heddle.oracle.brute;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.oracle.KnownPrograms;
import dev.heddle.oracle.brute.Enumerator.TooManyStatesException;
import dev.heddle.oracle.program.Program;
import dev.heddle.oracle.program.Stmt.Unlock;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Outcomes read: x0, v1, c0, then the two locals of each thread. */
class EnumeratorTest {

    private static Set<String> outcomes(Program program) throws TooManyStatesException {
        return new Enumerator(program, Failures.FIRST, 10_000).outcomes();
    }

    @Test
    void anUnprotectedIncrementIsLostOrNot() throws Exception {
        assertThat(outcomes(KnownPrograms.lostUpdate()))
                .containsExactlyInAnyOrder("end 1,0,0|0,0|0,0|0,0", "end 2,0,0|0,0|0,0|0,0");
    }

    @Test
    void aProtectedIncrementIsNotLost() throws Exception {
        assertThat(outcomes(KnownPrograms.lockedUpdate())).containsExactly("end 2,0,0|0,0|0,0|0,0");
    }

    @Test
    void monitorsInOppositeOrdersDeadlock() throws Exception {
        assertThat(outcomes(KnownPrograms.twoMonitors()))
                .containsExactlyInAnyOrder("deadlock 1@s2 2@s4", "end 0,0,0|0,0|0,0|0,0");
    }

    @Test
    void aNotifyBeforeTheWaitIsLost() throws Exception {
        assertThat(outcomes(KnownPrograms.lostWakeUp()))
                .containsExactlyInAnyOrder("stuck 1@s2", "end 0,0,0|0,0|0,0|0,0");
        assertThat(outcomes(KnownPrograms.guardedWait())).containsExactly("end 1,0,0|0,0|1,0|0,0");
    }

    @Test
    void aNotifyWakesAnyOneOfThoseThatWait() throws Exception {
        assertThat(outcomes(KnownPrograms.oneNotifyForTwo()))
                .containsExactlyInAnyOrder("stuck 1@s2 2@s4", "stuck 1@s2", "stuck 2@s4");
    }

    @Test
    void onlyOneCompareAndSetSucceeds() throws Exception {
        assertThat(outcomes(KnownPrograms.compareAndSet()))
                .containsExactlyInAnyOrder("end 0,0,1|0,0|1,0|0,0", "end 0,0,2|0,0|0,0|1,0");
    }

    @Test
    void aFailureIsTheWholeOutcome() throws Exception {
        assertThat(outcomes(KnownPrograms.twoReads())).containsExactlyInAnyOrder(
                "fail s7", "end 1,0,0|0,0|0,0|0,0", "end 1,0,0|0,0|1,1|0,0");
    }

    @Test
    void beforeItDiesAThreadGivesBackLocksInFinallyOnly() throws Exception {
        assertThat(outcomes(KnownPrograms.failureInLock(Unlock.AFTER))).containsExactly("fail s2");
        // The other one gets the inner lock, and fails, before the first one has given back the outer one and died.
        assertThat(outcomes(KnownPrograms.failureInLock(Unlock.FINALLY)))
                .containsExactlyInAnyOrder("fail s2", "fail s4");
    }

    @Test
    void whereOthersGoOnAllFailuresCount() throws Exception {
        assertThat(new Enumerator(KnownPrograms.failureInLock(Unlock.AFTER), Failures.ALL, 10_000).outcomes())
                .containsExactlyInAnyOrder("fail s2");
        assertThat(new Enumerator(KnownPrograms.failureInLock(Unlock.FINALLY), Failures.ALL, 10_000).outcomes())
                .containsExactlyInAnyOrder("fail s2", "fail s2 s4");
        assertThat(new Enumerator(KnownPrograms.twoReads(), Failures.ALL, 10_000).outcomes())
                .isEqualTo(outcomes(KnownPrograms.twoReads()));
    }

    @Test
    void aLeakedLockStaysTaken() throws Exception {
        assertThat(outcomes(KnownPrograms.leakedLock())).containsExactlyInAnyOrder(
                "stuck 2@s2", "end 2,0,0|0,0|0,0|0,0");
    }

    @Test
    void aJoinInAMonitorCanDeadlock() throws Exception {
        assertThat(outcomes(KnownPrograms.joinInMonitor())).containsExactlyInAnyOrder(
                "deadlock 1@s2 2@s3", "end 0,0,0|0,0|0,0|0,0");
    }

    @Test
    void aWaitGivesUpAllHoldsAndGetsThemBack() throws Exception {
        assertThat(outcomes(KnownPrograms.waitInNestedMonitor())).containsExactlyInAnyOrder(
                "end 2,0,0|0,0|1,0|1,0", "end 2,0,0|0,0|1,0|2,0");
    }

    @Test
    void aSemaphoreLetsInAsManyAsItHasPermits() throws Exception {
        assertThat(outcomes(KnownPrograms.semaphore())).containsExactlyInAnyOrder(
                "stuck 2@s2", "end 1,0,0|0,0|0,0|0,0");
    }

    @Test
    void aLatchOpensWithTheLastCount() throws Exception {
        assertThat(outcomes(KnownPrograms.latch())).containsExactlyInAnyOrder(
                "end 1,1,0|0,0|1,0|0,0|0,0", "end 1,1,0|0,0|1,1|0,0|0,0");
    }

    @Test
    void permitsToGoOnDoNotAddUp() throws Exception {
        assertThat(outcomes(KnownPrograms.park())).containsExactlyInAnyOrder("stuck 1@s2", "end 0,0,0|0,0|0,0");
    }

    @Test
    void aWriterKeepsReadersOutAndReadersKeepOutWriters() throws Exception {
        assertThat(outcomes(KnownPrograms.readersAndWriter())).containsExactlyInAnyOrder(
                "end 2,0,0|0,0|0,0|0,0", "end 2,0,0|0,0|2,2|0,0");
        assertThat(outcomes(KnownPrograms.readersBesideEachOther())).containsExactlyInAnyOrder(
                "end 0,0,1|0,0|0,0|0,0", "end 0,0,2|0,0|0,0|0,0");
    }

    @Test
    void aReaderWaitsForWritersThatWaitUnlessItReadsAlready() throws Exception {
        assertThat(outcomes(KnownPrograms.readerBehindWriter())).containsExactlyInAnyOrder(
                "end 1,0,0|0,0|0,0|0,0", "end 1,0,0|0,0|1,0|0,0");
        assertThat(outcomes(KnownPrograms.upgrade())).containsExactly("deadlock 1@s1");
    }

    @Test
    void conditionsSignalInTheOrderOfWaiting() throws Exception {
        assertThat(outcomes(KnownPrograms.firstWaitsFirst())).containsExactlyInAnyOrder(
                "stuck 1@s2", "stuck 2@s2", "stuck 1@s2 2@s2");
    }

    @Test
    void timeEndsAWaitAtAnyMoment() throws Exception {
        assertThat(outcomes(KnownPrograms.timedWait())).containsExactlyInAnyOrder(
                "end 1,0,0|0,0|0,0|0,0", "end 1,0,0|0,0|1,0|0,0");
        assertThat(outcomes(KnownPrograms.timedLock())).containsExactlyInAnyOrder(
                "end 1,0,0|0,0|0,0|0,0", "end 2,0,0|0,0|0,0|0,0");
    }

    @Test
    void timeThatWaitsEndsAWaitOnlyWhereNoThreadCanGoOn() throws Exception {
        // The thread is told, or waits in vain when the other has done all.
        assertThat(new Enumerator(KnownPrograms.timedWait(), Failures.FIRST, true, 10_000).outcomes())
                .containsExactly("end 1,0,0|0,0|1,0|0,0");
        assertThat(new Enumerator(KnownPrograms.timedLock(), Failures.FIRST, true, 10_000).outcomes())
                .containsExactly("end 1,0,0|0,0|0,0|0,0");
        assertThat(new Enumerator(KnownPrograms.sleepWithLock(), Failures.FIRST, true, 10_000).outcomes())
                .containsExactlyInAnyOrder("end 1,0,0|0,0|0,0|0,0", "end 2,0,0|0,0|0,0|0,0");
    }

    @Test
    void aNotifiedThreadIsNotInterruptedAnyMore() throws Exception {
        // Interrupted before it waits; notified; never both told.
        assertThat(outcomes(KnownPrograms.notifyThenInterrupt())).containsExactlyInAnyOrder(
                "end 0,0,0|0,0|1,0", "end 0,0,0|0,0|0,1");
    }

    @Test
    void anInterruptEndsAWaitAndIsForgotten() throws Exception {
        assertThat(outcomes(KnownPrograms.interruptThenWrite())).containsExactlyInAnyOrder(
                "end 0,1,0|0,0|1,0", "end 0,1,0|0,0|1,1");
        assertThat(outcomes(KnownPrograms.interruptedJoin())).containsExactlyInAnyOrder(
                "end 1,0,0|1,0|0,0", "end 1,0,0|0,1|0,0");
    }

    @Test
    void aThreadThatHasDoneAllMayNotHaveEnded() throws Exception {
        assertThat(outcomes(KnownPrograms.impatientJoin())).containsExactlyInAnyOrder(
                "end 0,1,0|0,0|0,0", "end 0,1,0|0,1|0,0", "end 0,1,0|1,0|0,0", "end 0,1,0|1,1|0,0");
    }

    @Test
    void anInterruptEndsATimedJoinToo() throws Exception {
        assertThat(outcomes(KnownPrograms.timedJoin())).containsExactlyInAnyOrder(
                "end 0,0,0|0,0|0,0|0,0", "fail s1");
    }

    @Test
    void exchangesAreOneStep() throws Exception {
        assertThat(outcomes(KnownPrograms.handles())).containsExactlyInAnyOrder(
                "end 5,0,0|0,0|0,1|0,0", "end 5,0,0|0,0|0,7|1,0");
    }

    @Test
    void inputsHaveTheirFallbacksOrAllTheirValues() throws Exception {
        Program program = KnownPrograms.input();
        assertThat(outcomes(program)).containsExactly("end 1,0,0|0,0|0,0");
        assertThat(Enumerator.withInputs(program, Failures.FIRST, false, 1_000).outcomes()).containsExactlyInAnyOrder(
                "end 0,0,0|0,0|0,0", "end 1,0,0|0,0|0,0", "fail s1");
    }

    @Test
    void aThreadThatIsNotStartedHasNoLocals() throws Exception {
        assertThat(outcomes(KnownPrograms.startIfSeen())).containsExactlyInAnyOrder(
                "end 1,0,0|0,0|0,0|-", "end 1,1,0|1,0|0,0|0,0");
    }

    @Test
    void preemptionsAreCountedWhereTheLastThreadCouldHaveGoneOn() throws Exception {
        assertThat(preemptions(KnownPrograms.lostUpdate()))
                .isEqualTo(Map.of("end 2,0,0|0,0|0,0|0,0", 0, "end 1,0,0|0,0|0,0|0,0", 1));
        assertThat(preemptions(KnownPrograms.twoMonitors()))
                .isEqualTo(Map.of("end 0,0,0|0,0|0,0|0,0", 0, "deadlock 1@s2 2@s4", 1));
        assertThat(preemptions(KnownPrograms.twoReads())).isEqualTo(Map.of(
                "fail s7", 1, "end 1,0,0|0,0|0,0|0,0", 0, "end 1,0,0|0,0|1,1|0,0", 0));
        assertThat(preemptions(KnownPrograms.lostWakeUp()))
                .isEqualTo(Map.of("stuck 1@s2", 0, "end 0,0,0|0,0|0,0|0,0", 0));
    }

    private static Map<String, Integer> preemptions(Program program) throws TooManyStatesException {
        return new Enumerator(program, Failures.FIRST, 10_000).preemptions();
    }

    @Test
    void tooManyStatesAreRefused() {
        assertThatThrownBy(() -> new Enumerator(KnownPrograms.lostUpdate(), Failures.FIRST, 5).outcomes())
                .isInstanceOf(TooManyStatesException.class);
    }
}
