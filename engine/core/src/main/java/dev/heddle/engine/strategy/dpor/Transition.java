package dev.heddle.engine.strategy.dpor;

import dev.heddle.engine.strategy.api.Mode;
import dev.heddle.engine.strategy.api.Trace;
import java.util.Arrays;

/** One step of a thread: what it touched, and what the schedule chose within it. */
public final class Transition {

    private static final int[] NO_PICKS = {};

    public final int thread;
    public final int[] picks;
    private final int[] pickBounds;
    private final long[] keys;
    private final Mode[] modes;
    /** The modes it may have at another time; the same array where they are those it had. */
    private final Mode[] worst;
    /** Whether it may have other modes at another time. */
    private final boolean varies;
    /** Threads that could have gone on, had the execution not ended with this step. */
    private int[] cutOff = NO_PICKS;

    private Transition(
            int thread, int[] picks, int[] pickBounds, long[] keys, Mode[] modes, Mode[] worst, boolean varies) {
        this.worst = worst;
        this.varies = varies;
        this.thread = thread;
        this.picks = picks;
        this.pickBounds = pickBounds;
        this.keys = keys;
        this.modes = modes;
    }

    static Transition of(Trace trace, int step) {
        int first = trace.first(step);
        int count = trace.end(step) - first;
        long[] keys = new long[count];
        Mode[] modes = new Mode[count];
        Mode[] worst = modes;
        boolean varies = false;
        for (int i = 0; i < count; i++) {
            keys[i] = trace.key(first + i);
            modes[i] = trace.mode(first + i);
            varies |= trace.mayWrite(first + i);
            if (trace.mayWrite(first + i) && modes[i] != Mode.WRITE) {
                worst = worst == modes ? new Mode[count] : worst;
                worst[i] = Mode.WRITE;
            }
        }
        for (int i = 0; i < count && worst != modes; i++) {
            worst[i] = worst[i] == null ? modes[i] : worst[i];
        }
        int pickCount = trace.picks(step);
        int[] picks = pickCount == 0 ? NO_PICKS : new int[pickCount];
        int[] bounds = pickCount == 0 ? NO_PICKS : new int[pickCount];
        for (int i = 0; i < pickCount; i++) {
            picks[i] = trace.pick(step, i);
            bounds[i] = trace.pickBound(step, i);
        }
        return new Transition(trace.thread(step), picks, bounds, keys, modes, worst, varies);
    }

    boolean varies() {
        return varies;
    }

    /** The same at another time, when what failed may succeed. */
    Transition elsewhere() {
        return worst == modes ? this : new Transition(thread, picks, pickBounds, keys, worst, worst, varies);
    }

    /** The same at another time, where only trying tells whether it is possible. */
    Transition tried() {
        return varies ? this : new Transition(thread, picks, pickBounds, keys, modes, worst, true);
    }

    /** The execution has ended with this step, though the thread could have gone on: whatever that does must come before. */
    void cutsOff(int other) {
        cutOff = Arrays.copyOf(cutOff, cutOff.length + 1);
        cutOff[cutOff.length - 1] = other;
    }

    private boolean hasCutOff(int other) {
        for (int each : cutOff) {
            if (each == other) {
                return true;
            }
        }
        return false;
    }

    /** Whether the order of the two matters. */
    boolean conflicts(Transition other) {
        if (thread == other.thread || hasCutOff(other.thread) || other.hasCutOff(thread)) {
            return true;
        }
        for (int i = 0; i < keys.length; i++) {
            for (int j = 0; j < other.keys.length; j++) {
                if (keys[i] == other.keys[j] && modes[i].conflicts(other.modes[j])) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a step of a later execution is this one again. */
    public boolean isLike(Trace trace, int step) {
        int first = trace.first(step);
        if (thread != trace.thread(step) || keys.length != trace.end(step) - first) {
            return false;
        }
        for (int i = 0; i < keys.length; i++) {
            if (keys[i] != trace.key(first + i) || modes[i] != trace.mode(first + i)) {
                return false;
            }
        }
        return true;
    }

    boolean touchesTheSameAs(Transition other) {
        return Arrays.equals(keys, other.keys) && Arrays.equals(modes, other.modes);
    }

    boolean samePicks(Transition other) {
        return Arrays.equals(picks, other.picks);
    }

    /** The same step with the next values that the schedule could choose in it, or null if all have been tried. */
    Transition nextPicks() {
        for (int i = picks.length - 1; i >= 0; i--) {
            if (picks[i] + 1 < pickBounds[i]) {
                int[] next = Arrays.copyOf(picks, i + 1);
                next[i]++;
                return new Transition(thread, next, Arrays.copyOf(pickBounds, i + 1), keys, modes, worst, varies);
            }
        }
        return null;
    }
}
