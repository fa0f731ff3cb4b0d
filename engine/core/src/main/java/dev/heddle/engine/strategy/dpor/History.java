package dev.heddle.engine.strategy.dpor;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Gate;
import dev.heddle.engine.strategy.api.Mode;
import dev.heddle.engine.strategy.api.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The steps of an execution with the order among them: one step happens before another if they are of one thread,
 * if one made the other possible, if time passed between them, or if they touch a variable in modes that conflict. It can
 * be cut back to a prefix, from which the next execution goes on.
 */
public final class History {

    private int size;
    private Transition[] transitions = new Transition[256];
    /** For each step and thread, one more than the last step of the thread that happens before the step, or is it. */
    private int[][] clocks = new int[256][];
    private int[] firstAccess = new int[257];
    private int[] enabler = new int[256];
    /** The step right behind the last pause in which time passed before a step, or at it; 0 if there was none. */
    private int[] since = new int[256];
    /** For such a step, what all threads had done by then. */
    private int[][] pause = new int[256][];
    private int[] previousOfThread = new int[256];
    /** Whether the step's thread has ended with it. */
    private final BitSet ends = new BitSet();
    /** Threads without which an execution ends. */
    private final BitSet unawaited = new BitSet();
    private int[] lastOfThread = new int[16];

    private int accessCount;
    private long[] key = new long[256];
    private Mode[] mode = new Mode[256];
    private Gate[] gate = new Gate[256];
    private long[] need = new long[256];
    private long[] before = new long[256];
    private long[] after = new long[256];
    private int[] stepOf = new int[256];
    private int[] previous = new int[256];
    /** Behind accesses in the same mode, all of which agree with each other unless they write. */
    private int[] previousInOtherMode = new int[256];
    private final LastAccesses last = new LastAccesses();

    // Of the step whose races are looked for: the steps it conflicts with, and whether it could have come before them.
    private int conflictCount;
    private int[] conflicts = new int[16];
    private boolean[] open = new boolean[16];
    /** Whether what else the step waited for does not matter. */
    private boolean[] sure = new boolean[16];
    /** Whether only trying can tell if the step could have come first. */
    private boolean[] tried = new boolean[16];

    public History() {
        Arrays.fill(lastOfThread, -1);
    }

    public int size() {
        return size;
    }

    public Transition transition(int step) {
        return transitions[step];
    }

    public void append(Trace trace, int step) {
        int d = size++;
        if (d == transitions.length) {
            growSteps();
        }
        Transition t = Transition.of(trace, step);
        transitions[d] = t;
        enabler[d] = trace.enabler(step);
        ends.set(d, trace.ends(step));
        since[d] = trace.timePassed(step) ? d : d == 0 ? 0 : since[d - 1];
        pause[d] = trace.timePassed(step) ? all() : null;
        if (t.thread >= lastOfThread.length) {
            int old = lastOfThread.length;
            lastOfThread = Arrays.copyOf(lastOfThread, Math.max(t.thread + 1, old * 2));
            Arrays.fill(lastOfThread, old, lastOfThread.length, -1);
        }
        previousOfThread[d] = lastOfThread[t.thread];
        lastOfThread[t.thread] = d;
        for (int a = trace.first(step); a < trace.end(step); a++) {
            add(trace, a, d);
        }
        firstAccess[size] = accessCount;
        clocks[d] = clock(d);
    }

    private void add(Trace trace, int a, int d) {
        if (accessCount == key.length) {
            growAccesses();
        }
        int i = accessCount++;
        key[i] = trace.key(a);
        mode[i] = trace.mode(a);
        gate[i] = trace.gate(a);
        need[i] = trace.need(a);
        before[i] = trace.before(a);
        after[i] = trace.after(a);
        stepOf[i] = d;
        int p = last.get(key[i]);
        previous[i] = p;
        previousInOtherMode[i] = p >= 0 && mode[p] == mode[i] ? previousInOtherMode[p] : p;
        last.put(key[i], i);
    }

    /** The last access before {@code a} that it can conflict with; those of its own step may be among them. */
    private int firstConflicting(int a) {
        return mode[a] == Mode.WRITE ? previous[a] : previousInOtherMode[a];
    }

    private int[] clock(int d) {
        int thread = transitions[d].thread;
        int[] clock = pastOf(d);
        for (int a = firstAccess[d]; a < accessCount; a++) {
            for (int b = firstConflicting(a); b >= 0; b = previous[b]) {
                if (stepOf[b] != d && mode[a].conflicts(mode[b])) {
                    clock = join(clock, clocks[stepOf[b]]);
                    if (mode[b] == Mode.WRITE) {
                        break;
                    }
                }
            }
        }
        if (clock.length <= thread) {
            clock = Arrays.copyOf(clock, thread + 1);
        }
        clock[thread] = d + 1;
        return clock;
    }

    /** All that was done so far. */
    private int[] all() {
        int[] clock = new int[lastOfThread.length];
        for (int i = 0; i < clock.length; i++) {
            clock[i] = lastOfThread[i] + 1;
        }
        return clock;
    }

    /** What happens before a step whatever it touches; a new array. */
    private int[] pastOf(int d) {
        int[] past = previousOfThread[d] < 0 ? new int[8] : clocks[previousOfThread[d]].clone();
        if (pause[since[d]] != null && previousOfThread[d] < since[d]) {
            past = join(past, pause[since[d]]);
        }
        return enabler[d] < 0 ? past : join(past, clocks[enabler[d]]);
    }

    private static int[] join(int[] clock, int[] other) {
        int[] joined = clock.length < other.length ? Arrays.copyOf(clock, other.length) : clock;
        for (int i = 0; i < other.length; i++) {
            joined[i] = Math.max(joined[i], other[i]);
        }
        return joined;
    }

    private boolean isIn(int step, int[] clock) {
        int thread = transitions[step].thread;
        return thread < clock.length && clock[thread] > step;
    }

    /** Takes note of threads for which an execution does not go on when the test has ended. */
    public void noteUnawaited(Candidates candidates) {
        for (int i = 0; i < candidates.count(); i++) {
            if (!candidates.awaited(i)) {
                unawaited.set(candidates.identity(i));
            }
        }
    }

    /** The last step of a thread; -1 if it has made none. */
    int lastOf(int thread) {
        return lastOfThread[thread];
    }

    boolean happensBefore(int first, int second) {
        return isIn(first, clocks[second]);
    }

    /** Cuts off all steps from {@code newSize} on. */
    public void cut(int newSize) {
        while (size > newSize) {
            int d = --size;
            for (int a = accessCount - 1; a >= firstAccess[d]; a--) {
                last.put(key[a], previous[a]);
            }
            accessCount = firstAccess[d];
            lastOfThread[transitions[d].thread] = previousOfThread[d];
            transitions[d] = null;
            clocks[d] = null;
            pause[d] = null;
        }
    }

    /**
     * Steps that race with step {@code d}: they happen before it for no other reason than what both touch, and it could
     * have come first.
     *
     * @param count how many steps were really made; those behind are only what threads were about to do
     */
    int[] races(int d, int count) {
        conflictCount = 0;
        int[] past = pastOf(d);
        for (int a = firstAccess[d]; a < firstAccess[d + 1]; a++) {
            findConflicts(a, d, past, count);
        }
        if (conflictCount == 0) {
            return NONE;
        }
        int[] found = new int[conflictCount];
        int n = 0;
        for (int i = 0; i < conflictCount; i++) {
            if (open[i] && isLatest(i)) {
                found[n++] = conflicts[i];
            }
        }
        return n == found.length ? found : Arrays.copyOf(found, n);
    }

    /** What is worth being reversed, told by two accesses to one variable that conflict. */
    @FunctionalInterface
    public interface Worth {
        /**
         * @param earlier number of the earlier access in the trace
         * @param later the later access, counted from the first one of its step
         */
        boolean reversing(int earlier, int later);
    }

    /**
     * The latest step that conflicts with step {@code d}, could have come behind it and is worth it; -1 if there is none. Steps
     * that are not worth it do not end the search, so this may be one that no race of the execution ends at.
     */
    public int latest(int d, int count, Worth worth) {
        int[] past = pastOf(d);
        int latest = -1;
        for (int a = firstAccess[d]; a < firstAccess[d + 1]; a++) {
            for (int b = previous[a]; b >= 0 && stepOf[b] > latest; b = previous[b]) {
                int step = stepOf[b];
                if (step == d || isIn(step, past) || !mode[a].conflicts(mode[b]) || !worth.reversing(b, a - firstAccess[d])) {
                    continue;
                }
                boolean possible = gate[a] == Gate.EARLIER
                        ? step <= need[a] : gate[a].open(stateWithout(a, firstOf(b), step, false, count), need[a]);
                if (possible) {
                    latest = step;
                }
            }
        }
        return latest;
    }

    /** The first access of the same step to the same variable. */
    private int firstOf(int b) {
        int first = b;
        while (previous[first] >= 0 && stepOf[previous[first]] == stepOf[b]) {
            first = previous[first];
        }
        return first;
    }

    private static final int[] NONE = {};

    /** Steps in the past race with nothing, and nor does what a write among them came behind. */
    private void findConflicts(int a, int d, int[] past, int count) {
        boolean isOnly = firstAccess[d + 1] - firstAccess[d] == 1;
        int b = firstConflicting(a);
        while (b >= 0) {
            int step = stepOf[b];
            boolean conflict = step != d && mode[a].conflicts(mode[b]);
            boolean write = mode[b] == Mode.WRITE;
            // A step comes before another as a whole.
            while (previous[b] >= 0 && stepOf[previous[b]] == step) {
                b = previous[b];
                conflict |= step != d && mode[a].conflicts(mode[b]);
                write |= mode[b] == Mode.WRITE;
            }
            if (step != d && (isIn(step, past) || isOnly && isOvertaken(step))) {
                if (write) {
                    return;
                }
            } else if (conflict) {
                boolean possible = gate[a] == Gate.EARLIER
                        ? step <= need[a]
                        : gate[a].open(stateWithout(a, b, step, write, count), need[a]);
                addConflict(step, possible, gate[a]);
                if (possible && write && gate[a] != Gate.UNKNOWN) {
                    return;
                }
            }
            b = previous[b];
        }
    }

    /** Whether a later step of the same thread is known to race with the only access of a step. */
    private boolean isOvertaken(int step) {
        for (int i = 0; i < conflictCount; i++) {
            if (open[i] && !tried[i] && transitions[conflicts[i]].thread == transitions[step].thread) {
                return true;
            }
        }
        return false;
    }

    /**
     * State that the variable of access {@code a} would have without {@code step}, whose first access to it is b. All that comes
     * behind a write happens after it.
     */
    private long stateWithout(int a, int b, int step, boolean writes, int count) {
        if (gate[a] == Gate.ALWAYS || gate[a] == Gate.UNKNOWN) {
            return 0;
        }
        long state = before[b];
        for (int c = writes ? -1 : last.get(key[a]); c >= 0 && stepOf[c] > step; c = previous[c]) {
            if (stepOf[c] < count && !happensBefore(step, stepOf[c])) {
                state += after[c] - before[c];
            }
        }
        return state;
    }

    private void addConflict(int step, boolean possible, Gate gateOfLater) {
        // The later step could have been made in another way, whatever else stood before it.
        boolean otherwise = possible && gateOfLater == Gate.EARLIER;
        for (int i = 0; i < conflictCount; i++) {
            if (conflicts[i] == step) {
                sure[i] |= otherwise;
                tried[i] |= gateOfLater == Gate.UNKNOWN;
                open[i] = sure[i] || open[i] && possible;
                return;
            }
        }
        if (conflictCount == conflicts.length) {
            conflicts = Arrays.copyOf(conflicts, conflictCount * 2);
            open = Arrays.copyOf(open, conflictCount * 2);
            sure = Arrays.copyOf(sure, conflictCount * 2);
            tried = Arrays.copyOf(tried, conflictCount * 2);
        }
        conflicts[conflictCount] = step;
        tried[conflictCount] = gateOfLater == Gate.UNKNOWN;
        sure[conflictCount] = otherwise;
        open[conflictCount++] = possible;
    }

    /** Whether no other step that could have been overtaken, as far as is known, stands between. */
    private boolean isLatest(int i) {
        for (int j = 0; j < conflictCount; j++) {
            if (j != i && open[j] && !tried[j] && conflicts[j] > conflicts[i]
                    && happensBefore(conflicts[i], conflicts[j])) {
                return false;
            }
        }
        return true;
    }

    /** The sequence that makes {@code second} come before {@code first}: all that does not need the first, then it. */
    public List<Transition> reversal(int first, int second, int count) {
        List<Transition> sequence = new ArrayList<>();
        boolean mayBeCutOff = unawaited.get(transitions[second].thread);
        for (int s = first + 1; s < count; s++) {
            if (s != second && !happensBefore(first, s) && !(mayBeCutOff && endsForNobody(s, first, second, count))) {
                sequence.add(transitions[s]);
            }
        }
        Transition last = transitions[second].elsewhere();
        sequence.add(isUnknown(second) ? last.tried() : last);
        return sequence;
    }

    /**
     * Whether a thread ends with the step and nothing that is planned needs that. It may be the step with which the execution is over,
     * so it must not be planned to come before one of a thread that nobody waits for.
     */
    private boolean endsForNobody(int step, int first, int second, int count) {
        if (!ends.get(step) || happensBefore(step, second)) {
            return false;
        }
        for (int s = step + 1; s < count; s++) {
            if (happensBefore(step, s) && !happensBefore(first, s)) {
                return false;
            }
        }
        return true;
    }

    /** The same where only trying tells whether the second can come first. */
    List<Transition> triedReversal(int first, int second, int count) {
        List<Transition> sequence = reversal(first, second, count);
        int last = sequence.size() - 1;
        sequence.set(last, sequence.get(last).tried());
        return sequence;
    }

    private boolean isUnknown(int step) {
        for (int a = firstAccess[step]; a < firstAccess[step + 1]; a++) {
            if (gate[a] == Gate.UNKNOWN) {
                return true;
            }
        }
        return false;
    }

    private void growSteps() {
        int length = transitions.length * 2;
        transitions = Arrays.copyOf(transitions, length);
        clocks = Arrays.copyOf(clocks, length);
        firstAccess = Arrays.copyOf(firstAccess, length + 1);
        enabler = Arrays.copyOf(enabler, length);
        since = Arrays.copyOf(since, length);
        pause = Arrays.copyOf(pause, length);
        previousOfThread = Arrays.copyOf(previousOfThread, length);
    }

    private void growAccesses() {
        int length = key.length * 2;
        key = Arrays.copyOf(key, length);
        mode = Arrays.copyOf(mode, length);
        gate = Arrays.copyOf(gate, length);
        need = Arrays.copyOf(need, length);
        before = Arrays.copyOf(before, length);
        after = Arrays.copyOf(after, length);
        stepOf = Arrays.copyOf(stepOf, length);
        previous = Arrays.copyOf(previous, length);
        previousInOtherMode = Arrays.copyOf(previousInOtherMode, length);
    }
}
