package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Mode;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Where the execution under way is in the unfolding. */
final class Marking {

    private NetEvent[] current = new NetEvent[8];
    /** Where threads stand that have been started, if they have made a step there in any execution. */
    private final Map<Integer, NetEvent> births = new HashMap<>();
    private NetEvent[] made = new NetEvent[64];
    private int steps;
    private long execution;

    void begin() {
        Arrays.fill(current, null);
        births.clear();
        steps = 0;
        execution++;
    }

    /** Number of the execution: what variables say is valid for one only. */
    long execution() {
        return execution;
    }

    int steps() {
        return steps;
    }

    /** The event of a step that has been made. */
    NetEvent step(int number) {
        return made[number];
    }

    /** Where a thread stands; null if it has made no step. */
    NetEvent current(int thread) {
        return thread < current.length ? current[thread] : null;
    }

    /** Where a thread stands that has made no step; null if that is not known. */
    NetEvent birth(int thread) {
        return births.get(thread);
    }

    /** The last event of each thread that there is. */
    List<NetEvent> last() {
        Map<Integer, NetEvent> last = new TreeMap<>();
        for (int i = 0; i < steps; i++) {
            last.put(made[i].thread, made[i]);
            made[i].births().forEach(birth -> last.putIfAbsent(birth.thread, birth));
        }
        return List.copyOf(last.values());
    }

    void fire(NetEvent event) {
        if (event.thread >= current.length) {
            current = Arrays.copyOf(current, Math.max(event.thread + 1, current.length * 2));
        }
        if (steps == made.length) {
            made = Arrays.copyOf(made, steps * 2);
        }
        current[event.thread] = event;
        made[steps++] = event;
        for (NetEvent birth : event.births()) {
            births.put(birth.thread, birth);
        }
        for (int i = 0; i < event.sources.length; i++) {
            NetVariable variable = event.sources[i].version.variable;
            variable.move(event.versions[i] != null
                    ? event.versions[i].root(Mode.WRITE)
                    : variable.now(Mode.WRITE, execution).with(event), execution);
        }
    }
}
