package dev.heddle.oracle.brute;

import dev.heddle.oracle.program.Program;
import dev.heddle.oracle.program.Term;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * Finds every outcome of a program by trying every interleaving of its steps. An outcome is a text:
 * <ul>
 * <li>{@code end 1,0|2|3}: all threads ended; the values of the shared variables (fields, array elements, atomics), then
 *     the locals of each thread, {@code -} for one that was not started;
 * <li>{@code fail s4}: the first failed check was the one at site 4; {@code fail s4 s2}: all that failed, by thread;
 * <li>{@code deadlock 0@s1 2@s5}, {@code stuck 1@s3}: nobody can go on; where each thread that has not ended is blocked,
 *     {@code deadlock} if some of them wait for each other in a circle.
 * </ul>
 */
public final class Enumerator {

    /** The program has more states than were allowed. */
    @SuppressWarnings("serial")
    public static final class TooManyStatesException extends Exception {
        TooManyStatesException(int limit) {
            super("more than " + limit + " states");
        }
    }

    /** One for each way to choose the inputs. */
    private final List<Machine> machines;
    private final int mostStates;

    private Enumerator(List<Machine> machines, int mostStates) {
        this.machines = machines;
        this.mostStates = mostStates;
    }

    /** With the fallbacks of all inputs and time-outs at any time. */
    public Enumerator(Program program, Failures failures, int mostStates) {
        this(program, failures, false, mostStates);
    }

    /**
     * With the fallbacks of all inputs.
     *
     * @param timeWaits whether time passes only where no thread can go on
     */
    public Enumerator(Program program, Failures failures, boolean timeWaits, int mostStates) {
        this(List.of(new Machine(program, failures, timeWaits, fallbacks(program))), mostStates);
    }

    /** With all values of all inputs. */
    public static Enumerator withInputs(Program program, Failures failures, boolean timeWaits, int mostStates) {
        return new Enumerator(choices(program).stream()
                .map(choice -> new Machine(program, failures, timeWaits, choice)).toList(), mostStates);
    }

    private static List<Map<String, Integer>> choices(Program program) {
        List<Map<String, Integer>> choices = List.of(Map.of());
        for (Term.Input input : program.inputs().values()) {
            List<Map<String, Integer>> more = new ArrayList<>();
            for (Map<String, Integer> choice : choices) {
                for (int value = 0; value <= input.most(); value++) {
                    Map<String, Integer> longer = new HashMap<>(choice);
                    longer.put(input.name(), value);
                    more.add(longer);
                }
            }
            choices = more;
        }
        return choices;
    }

    private static Map<String, Integer> fallbacks(Program program) {
        Map<String, Integer> values = new HashMap<>();
        program.inputs().forEach((name, input) -> values.put(name, input.fallback()));
        return values;
    }

    /** What executions that keep to one of some bounds on interferences lead to: as {@link #localFacts}. */
    public static SortedSet<String> withinInterferences(
            Program program, boolean allInputs, boolean timeWaits, List<Roles> bounds, int mostStates) throws TooManyStatesException {
        SortedSet<String> facts = new TreeSet<>();
        List<Map<String, Integer>> choices = allInputs ? choices(program) : List.of(fallbacks(program));
        for (Map<String, Integer> inputs : choices) {
            Machine machine = new Machine(program, Failures.ALL, timeWaits, inputs, true);
            Enumerator enumerator = new Enumerator(List.of(machine), mostStates);
            for (Roles bound : bounds) {
                enumerator.addFacts(machine, bound, facts);
            }
        }
        return facts;
    }

    private void addFacts(Machine machine, Roles bound, SortedSet<String> facts) throws TooManyStatesException {
        Outcomes words = new Outcomes(machine);
        Set<State> seen = new HashSet<>();
        Deque<int[]> pending = new ArrayDeque<>();
        pending.push(machine.initial());
        while (!pending.isEmpty()) {
            int[] state = pending.pop();
            boolean over = true;
            for (int t = 0; t < machine.threads.length; t++) {
                if (machine.enabled(state, t)) {
                    over = false;
                    machine.step(state, t, next -> {
                        if (bound.keep(machine, next) && seen.add(State.of(next, 0))) {
                            pending.push(next);
                        }
                    });
                }
            }
            if (over) {
                words.addLocalFacts(state, facts);
            } else {
                words.addEnds(state, facts);
            }
            limit(seen);
        }
    }

    private record State(int[] numbers, int last, int hash) {

        static State of(int[] numbers, int last) {
            return new State(numbers, last, Arrays.hashCode(numbers) * 31 + last);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof State state && last == state.last && Arrays.equals(numbers, state.numbers);
        }
    }

    /** All outcomes. */
    public SortedSet<String> outcomes() throws TooManyStatesException {
        SortedSet<String> outcomes = new TreeSet<>();
        for (Machine machine : machines) {
            Outcomes words = new Outcomes(machine);
            forEachEnd(machine, state -> outcomes.add(words.of(state)));
        }
        return outcomes;
    }

    /**
     * What each thread can come to: {@code t1 ends with 2,3} (its locals), {@code t1 fails at s4}; and which threads
     * can be left waiting without a failure: {@code stuck t1}, {@code deadlock t0 t2} if there is a circle among them.
     */
    public SortedSet<String> localFacts() throws TooManyStatesException {
        SortedSet<String> facts = new TreeSet<>();
        for (Machine machine : machines) {
            Outcomes words = new Outcomes(machine);
            forEachEnd(machine, state -> words.addLocalFacts(state, facts));
        }
        return facts;
    }

    private void forEachEnd(Machine machine, Consumer<int[]> ends) throws TooManyStatesException {
        Set<State> seen = new HashSet<>();
        Deque<int[]> pending = new ArrayDeque<>();
        pending.push(machine.initial());
        while (!pending.isEmpty()) {
            int[] state = pending.pop();
            boolean over = true;
            for (int t = 0; t < machine.threads.length; t++) {
                if (machine.enabled(state, t)) {
                    over = false;
                    machine.step(state, t, next -> {
                        if (seen.add(State.of(next, 0))) {
                            pending.push(next);
                        }
                    });
                }
            }
            if (over) {
                ends.accept(state);
            }
            limit(seen);
        }
    }

    /**
     * All outcomes, each with the fewest preemptions that lead to it. A preemption is a step of another thread than the
     * last one's while that one could have made a step, other than by a time-out.
     */
    public Map<String, Integer> preemptions() throws TooManyStatesException {
        Map<String, Integer> fewest = new TreeMap<>();
        for (Machine machine : machines) {
            preemptions(machine, fewest);
        }
        return fewest;
    }

    private void preemptions(Machine machine, Map<String, Integer> fewest) throws TooManyStatesException {
        Outcomes words = new Outcomes(machine);
        Set<State> seen = new HashSet<>();
        Deque<State> now = new ArrayDeque<>();
        now.push(State.of(machine.initial(), 0));
        for (int preemptions = 0; !now.isEmpty(); preemptions++) {
            Deque<State> later = new ArrayDeque<>();
            while (!now.isEmpty()) {
                State state = now.pop();
                if (seen.add(state)) {
                    limit(seen);
                    if (!expand(machine, state, now, later)) {
                        fewest.merge(words.of(state.numbers), preemptions, Math::min);
                    }
                }
            }
            now = later;
        }
    }

    /** Adds what comes after a state; false if nothing does. */
    private static boolean expand(Machine machine, State state, Deque<State> now, Deque<State> later) {
        boolean any = false;
        boolean lastCouldGoOn = machine.enabled(state.numbers, state.last)
                && !machine.waitsForTimeOnly(state.numbers, state.last);
        for (int t = 0; t < machine.threads.length; t++) {
            if (machine.enabled(state.numbers, t)) {
                any = true;
                int thread = t;
                Deque<State> destination = lastCouldGoOn && t != state.last ? later : now;
                machine.step(state.numbers, t, next -> destination.push(State.of(next, thread)));
            }
        }
        return any;
    }

    private void limit(Set<State> seen) throws TooManyStatesException {
        if (seen.size() > mostStates) {
            throw new TooManyStatesException(mostStates);
        }
    }
}
