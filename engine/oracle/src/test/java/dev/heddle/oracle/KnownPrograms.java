package dev.heddle.oracle;

import dev.heddle.oracle.program.BoxStatements;
import dev.heddle.oracle.program.Condition.Comparison;
import dev.heddle.oracle.program.Condition;
import dev.heddle.oracle.program.Place;
import dev.heddle.oracle.program.Program.Body;
import dev.heddle.oracle.program.Program.Layout;
import dev.heddle.oracle.program.Program;
import dev.heddle.oracle.program.Stmt.Unlock;
import dev.heddle.oracle.program.Stmt;
import dev.heddle.oracle.program.Term;
import java.util.ArrayList;
import java.util.List;

/** Programs whose outcomes can be told by thinking. */
public final class KnownPrograms {

    static final Place X = new Place.Field(0);
    static final Place Y = new Place.Field(1);
    static final Place C = new Place.Atomic(0);

    private KnownPrograms() {}

    /** Two threads increment a field without a lock. */
    public static Program lostUpdate() {
        return workers("LostUpdate", List.of(new Stmt.Bump(X, 1)), List.of(new Stmt.Bump(X, 1)));
    }

    /** The same with a lock. */
    public static Program lockedUpdate() {
        return workers("LockedUpdate",
                List.of(new Stmt.Sync(1, 0, List.of(new Stmt.Bump(X, 1)))),
                List.of(new Stmt.Sync(2, 0, List.of(new Stmt.Bump(X, 1)))));
    }

    /** Two monitors in opposite orders. */
    public static Program twoMonitors() {
        return workers("TwoMonitors",
                List.of(new Stmt.Sync(1, 0, List.of(new Stmt.Sync(2, 1, List.of())))),
                List.of(new Stmt.Sync(3, 1, List.of(new Stmt.Sync(4, 0, List.of())))));
    }

    /** A notify that may come before the wait. */
    public static Program lostWakeUp() {
        return workers("LostWakeUp",
                List.of(new Stmt.Sync(1, 0, List.of(new Stmt.Wait(2, 0)))),
                List.of(new Stmt.Sync(3, 0, List.of(new Stmt.Notify(0, false)))));
    }

    /** The same, where the one that waits looks at a flag. */
    public static Program guardedWait() {
        Stmt wait = new Stmt.While(0, X, Comparison.EQUAL, 0, 0, List.of(new Stmt.Wait(2, 0)));
        return workers("GuardedWait",
                List.of(new Stmt.Sync(1, 0, List.of(wait))),
                List.of(new Stmt.Sync(3, 0, List.of(new Stmt.Write(X, Term.of(1)), new Stmt.Notify(0, true)))));
    }

    /** One notify for two threads that may wait. */
    public static Program oneNotifyForTwo() {
        return workers("OneNotifyForTwo",
                List.of(new Stmt.Sync(1, 0, List.of(new Stmt.Wait(2, 0)))),
                List.of(new Stmt.Sync(3, 0, List.of(new Stmt.Wait(4, 0)))),
                List.of(new Stmt.Sync(5, 0, List.of(new Stmt.Notify(0, false)))));
    }

    /** Both try to be the one that changes 0 to something else. */
    public static Program compareAndSet() {
        return workers("CompareAndSet",
                List.of(new Stmt.Cas(0, C, Term.of(0), Term.of(1))),
                List.of(new Stmt.Cas(0, C, Term.of(0), Term.of(2))));
    }

    /** A check that fails if the other thread comes between two reads. */
    public static Program twoReads() {
        return workers("TwoReads",
                List.of(new Stmt.Read(0, X), new Stmt.Read(1, X),
                        new Stmt.Check(7, new Condition(Term.local(0), Comparison.EQUAL, Term.local(1)))),
                List.of(new Stmt.Write(X, Term.of(1))));
    }

    /** A thread fails in two locks; another one that gets the inner lock after it fails as well. */
    public static Program failureInLock(Unlock unlock) {
        Condition never = new Condition(Term.of(0), Comparison.EQUAL, Term.of(1));
        Condition notYet = new Condition(Term.local(0), Comparison.EQUAL, Term.of(0));
        return workers("FailureInLock",
                List.of(new Stmt.Locked(5, 1, Unlock.FINALLY, List.of(
                        new Stmt.Locked(1, 0, unlock,
                                List.of(new Stmt.Write(X, Term.of(1)), new Stmt.Check(2, never)))))),
                List.of(new Stmt.Locked(3, 0, Unlock.AFTER, List.of(new Stmt.Read(0, X), new Stmt.Check(4, notYet)))));
    }

    /** A lock that is never given back. */
    public static Program leakedLock() {
        return workers("LeakedLock",
                List.of(new Stmt.Locked(1, 0, Unlock.NEVER, List.of())),
                List.of(new Stmt.TryLocked(3, 0, false, List.of(new Stmt.Write(X, Term.of(1))), List.of()),
                        new Stmt.Locked(2, 0, Unlock.FINALLY, List.of(new Stmt.Write(X, Term.of(2))))));
    }

    /** A worker that starts another one, and joins it while it holds what the other one needs. */
    public static Program joinInMonitor() {
        return program("JoinInMonitor", Layout.STATIC, List.of(
                List.of(new Stmt.Start(1)),
                List.of(new Stmt.Start(2), new Stmt.Sync(1, 0, List.of(new Stmt.Join(2, 2)))),
                List.of(new Stmt.Sync(3, 0, List.of()))));
    }

    /** A thread that holds a monitor twice gives up both holds while it waits. */
    public static Program waitInNestedMonitor() {
        Stmt wait = new Stmt.While(0, X, Comparison.EQUAL, 0, 0, List.of(new Stmt.Wait(2, 0)));
        return workers("WaitInNestedMonitor",
                List.of(new Stmt.Sync(1, 0, List.of(new Stmt.Sync(4, 0, List.of(wait)), new Stmt.Write(X, Term.of(2))))),
                List.of(new Stmt.Sync(3, 0, List.of(new Stmt.Write(X, Term.of(1)), new Stmt.Notify(0, true))),
                        new Stmt.Sync(5, 0, List.of(new Stmt.Read(0, X)))));
    }

    /** A thread is started only if a read sees a write. */
    public static Program startIfSeen() {
        return program("StartIfSeen", Layout.OBJECT, List.of(
                List.of(new Stmt.Start(1), new Stmt.Read(0, X),
                        new Stmt.If(new Condition(Term.local(0), Comparison.EQUAL, Term.of(1)),
                                List.of(new Stmt.Start(2)), List.of())),
                List.of(new Stmt.Write(X, Term.of(1))),
                List.of(new Stmt.Write(Y, Term.of(1)))));
    }

    /** One permit, two threads that want it, one of which gives it back. */
    public static Program semaphore() {
        return workers("OnePermit",
                List.of(new Stmt.Acquire(1, 0), new Stmt.Write(X, Term.of(1))),
                List.of(new Stmt.Acquire(2, 0), new Stmt.Write(X, Term.of(2)), new Stmt.Release(0)));
    }

    /** A thread goes on when two others have counted down. */
    public static Program latch() {
        return workers("Latch",
                List.of(new Stmt.Await(1, 0), new Stmt.Read(0, X), new Stmt.Read(1, Y)),
                List.of(new Stmt.Write(X, Term.of(1)), new Stmt.CountDown(0)),
                List.of(new Stmt.CountDown(0), new Stmt.Write(Y, Term.of(1))));
    }

    /** Two unparks make one permit unless the thread parks in between. */
    public static Program park() {
        return program("Park", Layout.STATIC, List.of(
                List.of(new Stmt.Start(1), new Stmt.Unpark(1), new Stmt.Unpark(1)),
                List.of(new Stmt.Park(1), new Stmt.Park(2))));
    }

    /** Two readers and a writer. */
    public static Program readersAndWriter() {
        return workers("ReadersAndWriter",
                List.of(new Stmt.RwLocked(1, 0, false, Unlock.FINALLY,
                        List.of(new Stmt.Read(0, X), new Stmt.Read(1, X)))),
                List.of(new Stmt.RwLocked(2, 0, true, Unlock.FINALLY,
                        List.of(new Stmt.Write(X, Term.of(1)), new Stmt.Write(X, Term.of(2))))));
    }

    /** Readers do not keep each other out, also if one of them only tries. */
    public static Program readersBesideEachOther() {
        return workers("ReadersBesideEachOther",
                List.of(new Stmt.RwLocked(1, 0, false, Unlock.AFTER, List.of(new Stmt.Write(C, Term.of(1))))),
                List.of(new Stmt.TryRwLocked(0, false, List.of(new Stmt.Write(C, Term.of(2))), List.of())));
    }

    /** A reader that wants to write waits for itself. */
    public static Program upgrade() {
        return workers("Upgrade", List.of(new Stmt.TryRwLocked(0, false,
                List.of(new Stmt.RwLocked(1, 0, true, Unlock.AFTER, List.of())), List.of())));
    }

    /** A reader does not overtake a writer that waits, unless it has the lock already. */
    public static Program readerBehindWriter() {
        return workers("ReaderBehindWriter",
                List.of(new Stmt.RwLocked(1, 0, false, Unlock.AFTER, List.of(
                        new Stmt.RwLocked(2, 0, false, Unlock.AFTER, List.of(new Stmt.Read(0, X)))))),
                List.of(new Stmt.RwLocked(3, 0, true, Unlock.AFTER, List.of(new Stmt.Write(X, Term.of(1))))));
    }

    /** Two threads wait for a condition; who waited first is signalled first. */
    public static Program firstWaitsFirst() {
        Stmt waits = new Stmt.Locked(1, 0, Unlock.FINALLY,
                List.of(new Stmt.Bump(X, 1), new Stmt.Read(0, X), new Stmt.ConditionWait(2, 0)));
        Stmt signals = new Stmt.Locked(3, 0, Unlock.FINALLY, List.of(new Stmt.While(0, X, Comparison.EQUAL, 2, 1,
                List.of(new Stmt.Signal(0, false)))));
        return workers("FirstWaitsFirst", List.of(waits), List.of(waits), List.of(signals));
    }

    /** A wait that ends by a notify, by its time, or not at all because it never begins. */
    public static Program timedWait() {
        return workers("TimedWait",
                List.of(new Stmt.Sync(1, 0, List.of(new Stmt.Timed(-1, new Stmt.Wait(2, 0)), new Stmt.Read(0, X)))),
                List.of(new Stmt.Sync(3, 0, List.of(new Stmt.Write(X, Term.of(1)), new Stmt.Notify(0, false)))));
    }

    /** A lock that a thread wants for some time while another one has it. */
    public static Program timedLock() {
        return workers("TimedLock",
                List.of(new Stmt.TryLocked(1, 0, true, List.of(new Stmt.Write(X, Term.of(1))),
                        List.of(new Stmt.Write(X, Term.of(2))))),
                List.of(new Stmt.Locked(2, 0, Unlock.AFTER, List.of())));
    }

    /** A thread that sleeps with a lock: who has it first is settled before time passes. */
    public static Program sleepWithLock() {
        return workers("SleepWithLock",
                List.of(new Stmt.Locked(1, 0, Unlock.FINALLY,
                        List.of(new Stmt.Write(X, Term.of(1)), new Stmt.Sleep(2)))),
                List.of(new Stmt.Locked(3, 0, Unlock.FINALLY, List.of(new Stmt.Write(X, Term.of(2))))));
    }

    /** A notify that is not lost although the thread is interrupted before it has its monitor back. */
    public static Program notifyThenInterrupt() {
        return program("NotifyThenInterrupt", Layout.STATIC, List.of(
                List.of(new Stmt.Start(1), new Stmt.Sync(1, 0, List.of(
                        new Stmt.Notify(0, false), new Stmt.Interrupt(1)))),
                List.of(new Stmt.Sync(2, 0, List.of(new Stmt.Caught(0, new Stmt.Wait(3, 0)))),
                        new Stmt.LookInterrupted(1, false))));
    }

    /** What an interrupting thread does later is not done yet when the interrupted one goes on. */
    public static Program interruptThenWrite() {
        return program("InterruptThenWrite", Layout.STATIC, List.of(
                List.of(new Stmt.Start(1), new Stmt.Interrupt(1), new Stmt.Write(Y, Term.of(1))),
                List.of(new Stmt.Caught(0, new Stmt.Await(1, 0)), new Stmt.Read(1, Y))));
    }

    /** A thread that is interrupted itself joins one that may have ended: then it is not told of the interrupt. */
    public static Program interruptedJoin() {
        return program("InterruptedJoin", Layout.STATIC, List.of(
                List.of(new Stmt.Start(1), new Stmt.Interrupt(0), new Stmt.Caught(0, new Stmt.Join(1, 1)),
                        new Stmt.LookInterrupted(1, true)),
                List.of(new Stmt.Write(X, Term.of(1)))));
    }

    /** A join that is not patient sees that a thread has done all it does and yet has not ended. */
    public static Program impatientJoin() {
        return program("ImpatientJoin", Layout.STATIC, List.of(
                List.of(new Stmt.Start(1), new Stmt.Interrupt(0), new Stmt.Read(0, Y),
                        new Stmt.Caught(1, new Stmt.Join(1, 1))),
                List.of(new Stmt.Write(Y, Term.of(1)))));
    }

    /** A join that ends by its time, by an interrupt, or because the thread has ended. */
    public static Program timedJoin() {
        return program("TimedJoin", Layout.STATIC, List.of(
                List.of(new Stmt.Start(1), new Stmt.Timed(-1, new Stmt.Join(2, 1)), new Stmt.Interrupt(1)),
                List.of(new Stmt.Start(2), new Stmt.Timed(-1, new Stmt.Join(1, 2))),
                List.of()));
    }

    /** A field that one thread writes plainly and another one changes through a handle after a failed attempt. */
    public static Program handleSeldom() {
        return program("HandleSeldom", Layout.STATIC, List.of(
                List.of(new Stmt.Start(2), new Stmt.Start(1), new Stmt.Write(X, Term.of(2))),
                List.of(new Stmt.TryLocked(1, 0, false, List.of(),
                        List.of(new Stmt.Cas(0, X, Term.of(0), Term.of(1))))),
                List.of(new Stmt.Locked(2, 0, Unlock.AFTER, List.of()))));
    }

    /** A check that one of three values of an input fails. */
    public static Program input() {
        Term.Input input = new Term.Input("a", 1, 2);
        return workers("Input", List.of(new Stmt.Write(X, input),
                new Stmt.Check(1, new Condition(input, Comparison.LESS, Term.of(2)))));
    }

    /** A field that is changed through a VarHandle and an array whose elements are. */
    public static Program handles() {
        return workers("Handles",
                List.of(new Stmt.Exchange(0, X, true, Term.of(1)), new Stmt.Exchange(1, X, false, Term.of(5))),
                List.of(new Stmt.Cas(0, X, Term.of(1), Term.of(7))));
    }

    /** One waits in vain only if two others, independently of each other, bring nothing. */
    public static Program nobodyCounts() {
        return workers("NobodyCounts",
                List.of(new Stmt.Await(1, 0)),
                countIfZero(X),
                countIfZero(Y),
                List.of(new Stmt.Write(X, Term.of(1))),
                List.of(new Stmt.Write(Y, Term.of(1))));
    }

    /** A compare-and-set that may fail, and then only reads beside others that do. */
    public static Program failedAmongReads() {
        return workers("FailedAmongReads",
                List.of(new Stmt.Cas(0, X, Term.of(0), Term.of(2)), new Stmt.Read(1, X)),
                List.of(new Stmt.Write(X, Term.of(1)), new Stmt.Write(X, Term.of(2))),
                List.of(new Stmt.Read(0, X)),
                List.of(new Stmt.Read(0, X)));
    }

    /** A wait that an interrupt, a signal behind it or time may end; who is signalled also needs the lock. */
    public static Program interruptThenSignal() {
        return program("InterruptThenSignal", Layout.STATIC, List.of(
                List.of(new Stmt.Start(1), new Stmt.Interrupt(1),
                        new Stmt.Locked(1, 0, Unlock.AFTER, List.of(new Stmt.Signal(0, true)))),
                List.of(new Stmt.Locked(2, 0, Unlock.AFTER,
                        List.of(new Stmt.Timed(0, new Stmt.ConditionWait(3, 0)))))));
    }

    /** Of two signals the first wakes who waits, who may also stop waiting before it, and keeps the lock. */
    public static Program signalTwice() {
        return workers("SignalTwice",
                List.of(new Stmt.Locked(1, 0, Unlock.AFTER,
                        List.of(new Stmt.Signal(0, false), new Stmt.Signal(0, false)))),
                List.of(new Stmt.Locked(2, 0, Unlock.NEVER,
                        List.of(new Stmt.Timed(0, new Stmt.ConditionWait(3, 0))))));
    }

    /** Two threads whose checks always fail: either may be the first. */
    public static Program twoFail() {
        Condition never = new Condition(Term.local(0), Comparison.EQUAL, Term.of(1));
        return program("TwoFail", Layout.STATIC, List.of(
                List.of(new Stmt.Start(1), new Stmt.Write(X, Term.of(1)), new Stmt.Check(1, never)),
                List.of(new Stmt.Check(2, never))));
    }

    /** Threads wait in vain at one of two places, each after a schedule without a preemption. */
    public static Program stuckHereOrThere() {
        return program("StuckHereOrThere", Layout.STATIC, List.of(
                List.of(new Stmt.Start(1), new Stmt.Start(2), new Stmt.Join(5, 2),
                        new Stmt.Locked(1, 0, Unlock.AFTER, List.of(new Stmt.ConditionWait(2, 0)))),
                List.of(new Stmt.Write(X, Term.of(1))),
                List.of(new Stmt.Locked(3, 0, Unlock.AFTER, List.of(new Stmt.While(0, X, Comparison.DIFFERENT, 0, 0,
                        List.of(new Stmt.ConditionWait(4, 0))))))));
    }

    /** Two locks in opposite orders, where one thread has only tried for its first, and got it. */
    public static Program triedLockCircle() {
        return workers("TriedLockCircle",
                List.of(new Stmt.Locked(1, 1, Unlock.AFTER, List.of(new Stmt.Locked(2, 0, Unlock.AFTER, List.of())))),
                List.of(new Stmt.TryLocked(3, 0, false,
                        List.of(new Stmt.Locked(4, 1, Unlock.AFTER, List.of())), List.of())));
    }

    /** Two locks in opposite orders, and others who want one of them: they have had it before the deadlock, or wait beside it. */
    public static Program waitingBesideACircle() {
        return workers("WaitingBesideACircle",
                List.of(new Stmt.Sync(1, 0, List.of(new Stmt.Sync(2, 1, List.of())))),
                List.of(new Stmt.Sync(3, 1, List.of(new Stmt.Sync(4, 0, List.of())))),
                List.of(new Stmt.Sync(5, 0, List.of())),
                List.of(new Stmt.Sync(6, 1, List.of())));
    }

    /** A circle of a join and a monitor, and a thread that may wait beside it. */
    public static Program waitingBesideAJoin() {
        return program("WaitingBesideAJoin", Layout.STATIC, List.of(
                List.of(new Stmt.Start(3), new Stmt.Start(1), new Stmt.Sync(8, 0, List.of(new Stmt.Join(7, 3)))),
                List.of(new Stmt.Start(2)),
                List.of(new Stmt.Locked(4, 0, Unlock.AFTER, List.of())),
                List.of(new Stmt.TryLocked(1, 0, false, List.of(new Stmt.Sync(6, 0, List.of())), List.of()))));
    }

    private static List<Stmt> countIfZero(Place flag) {
        Condition zero = new Condition(Term.local(0), Comparison.EQUAL, Term.of(0));
        List<Stmt> toZero = List.of(new Stmt.CountDown(0), new Stmt.CountDown(0));
        return List.of(new Stmt.Read(0, flag), new Stmt.If(zero, toZero, List.of()));
    }

    public static List<Program> all() {
        return List.of(lostUpdate(), lockedUpdate(), twoMonitors(), lostWakeUp(), guardedWait(), oneNotifyForTwo(),
                compareAndSet(), twoReads(), leakedLock(), waitInNestedMonitor(), startIfSeen(), semaphore(),
                latch(), park(), readersAndWriter(), readersBesideEachOther(), upgrade(), readerBehindWriter(),
                firstWaitsFirst(), timedWait(), timedLock(), sleepWithLock(), notifyThenInterrupt(),
                interruptThenWrite(), interruptedJoin(), impatientJoin(), handles(), input(), timedJoin(),
                handleSeldom(), nobodyCounts(), twoFail(), stuckHereOrThere(), failedAmongReads(),
                interruptThenSignal(), signalTwice(), triedLockCircle(), waitingBesideACircle(), waitingBesideAJoin());
    }

    /** A main thread that starts workers and nothing else. */
    @SafeVarargs
    static Program workers(String name, List<Stmt>... workers) {
        List<List<Stmt>> threads = new ArrayList<>();
        List<Stmt> main = new ArrayList<>();
        threads.add(main);
        for (List<Stmt> worker : workers) {
            main.add(new Stmt.Start(threads.size()));
            threads.add(worker);
        }
        return program(name, Layout.STATIC, threads);
    }

    private static Program program(String name, Layout layout, List<List<Stmt>> threads) {
        List<Body> bodies = threads.stream().map(statements -> new Body(2, statements)).toList();
        return new Program(name, layout, List.of(false, true), List.of(), 1, 2, 2, 1, List.of(1), List.of(2),
                BoxStatements.NONE, bodies);
    }
}
