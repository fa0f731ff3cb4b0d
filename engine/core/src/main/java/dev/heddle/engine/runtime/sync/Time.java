package dev.heddle.engine.runtime.sync;

import dev.heddle.engine.runtime.state.Clocks;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.SharedLocations;
import dev.heddle.engine.runtime.state.VirtualClock;
import dev.heddle.engine.runtime.turn.Turns;
import dev.heddle.engine.strategy.api.Mode;

/**
 * Time as the steps of a test depend on it. Time-outs move the clock in any order; who looks at it, or begins to wait for a
 * moment that it tells, depends on which of them came before. The latter only in tests in which somebody looks.
 */
public final class Time {

    private static final String LOCATION = "java.lang.System time";
    private static final long TICK_NANOS = 100;

    private final Turns turns;
    private final VirtualClock clock;
    private final SharedLocations shared;
    /** Whether somebody looks at the clock in this test, as far as is known. */
    private boolean matters;
    private boolean looked;
    private boolean waitedFor;

    public Time(Turns turns, VirtualClock clock, SharedLocations shared) {
        this.turns = turns;
        this.clock = clock;
        this.shared = shared;
    }

    public void begin() {
        clock.reset();
        matters = shared.contains(LOCATION);
        looked = false;
        waitedFor = false;
    }

    public long nanoTime() {
        look();
        return clock.nanoTime();
    }

    public long currentTimeMillis() {
        look();
        return clock.currentTimeMillis();
    }

    /**
     * For code that measures itself: a little later at each look, and than anything that came before. What comes before is
     * the same in all orders of operations that do not depend on each other, so no step depends on another by this.
     */
    public long nanoTimeOfProgram() {
        ManagedThread t = turns.current;
        t.clocks = Clocks.tick(t.clocks, t.number);
        return nanoTime() + takenByCode(t);
    }

    /** What the running thread would see, without being a look. */
    public long nanoTimeOfProgramOnHold() {
        return clock.nanoTime() + takenByCode(turns.current);
    }

    private static long takenByCode(ManagedThread t) {
        long before = 0;
        for (int each : t.clocks) {
            before += each;
        }
        return before * TICK_NANOS;
    }

    private void look() {
        long before = clock.now();
        clock.look(turns.isLongFor(clock.looks()));
        look(before);
    }

    /** Nanoseconds until a deadline, as the running thread sees it. */
    long until(long deadline) {
        look(clock.now());
        return deadline - clock.now();
    }

    /** Looking for long moves the clock. */
    private void look(long before) {
        looked = true;
        turns.touchesClock(clock.now() == before ? Mode.READ : Mode.WRITE);
        learn();
    }

    /** When a wait of the running thread that begins now is over. */
    public long deadline(long nanos) {
        waitedFor = true;
        if (matters) {
            turns.touchesClock(Mode.READ);
        }
        learn();
        return clock.deadline(nanos);
    }

    private void learn() {
        if (looked && waitedFor && !matters && turns.isObserved()) {
            shared.discover(LOCATION);
        }
    }
}
