package dev.heddle.engine.strategy.interference;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Trace;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The interferences of an execution while it is under way: the different writes of other threads that each thread has read, those
 * left out that starts and joins put before the read anyway.
 */
final class Meetings {

    /** A write, by its thread and the number of its step there. */
    private record Write(int thread, int number) {}

    private record Meeting(int reader, long variable, Write write) {}

    private final Trace trace;
    private final StartJoinOrder order;
    private final Map<Long, Write> last = new HashMap<>();
    private final Set<Meeting> met = new HashSet<>();
    private final Map<Integer, Integer> counts = new HashMap<>();

    Meetings(Trace trace) {
        this.trace = trace;
        this.order = new StartJoinOrder(trace);
    }

    /** Takes up what has happened since. */
    void follow() {
        while (order.steps() < trace.steps()) {
            int step = order.steps();
            order.add();
            int thread = trace.thread(step);
            for (int access = trace.first(step); access < trace.end(step); access++) {
                long variable = trace.key(access);
                if (reads(trace.op(access))) {
                    Write write = last.get(variable);
                    if (write != null && write.thread != thread && !order.isBefore(write.thread, write.number, step)
                            && met.add(new Meeting(thread, variable, write))) {
                        counts.merge(thread, 1, Integer::sum);
                    }
                }
                if (trace.op(access) == Op.WRITE || trace.op(access) == Op.UPDATE) {
                    writes(access, thread, order.number(step));
                }
            }
        }
    }

    private void writes(int access, int thread, int number) {
        if (trace.comesWithReference(access)) {
            // Whoever finds the object has it so: that write is nobody's.
            last.remove(trace.key(access));
        } else {
            last.put(trace.key(access), new Write(thread, number));
        }
    }

    /** How many each thread has had. */
    Map<Integer, Integer> counts() {
        return counts;
    }

    /** Whether the next operation of the i-th thread would be an interference that has not been counted. */
    boolean wouldMeet(Candidates candidates, int i) {
        if (!reads(candidates.op(i))) {
            return false;
        }
        int thread = candidates.identity(i);
        Write write = last.get(candidates.key(i));
        return write != null && write.thread != thread && !order.isBeforeNext(write.thread, write.number, thread)
                && !met.contains(new Meeting(thread, candidates.key(i), write));
    }

    static boolean reads(Op op) {
        return op == Op.READ || op == Op.UPDATE || op == Op.FAILED_UPDATE;
    }
}
