package dev.heddle.engine.strategy.hapset;

import dev.heddle.engine.strategy.api.Contacts;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * The history-aware predecessor sets: which statement was met by which other at one object. A pair says that statement
 * {@code later} met {@code earlier} of another thread there, and whether the later one's thread was the first of the two.
 * (Wang, Said, Gupta: Coverage Guided Systematic Concurrency Testing, ICSE 2011, algorithm 1.)
 */
public final class PairSets {

    /** Two statements in the order in which they were met, by their numbers in this process. */
    public record Pair(int earlier, int later, boolean laterIsFirstThread) {

        public Pair reversed() {
            return new Pair(later, earlier, !laterIsFirstThread);
        }
    }

    private static final int NEVER = -1;

    private final Set<Pair> pairs = new HashSet<>();
    private int[][] last = {};

    public boolean contains(Pair pair) {
        return pairs.contains(pair);
    }

    public boolean add(Pair pair) {
        return pairs.add(pair);
    }

    public Set<Pair> all() {
        return pairs;
    }

    /** Takes up the pairs of an execution; whether any was new. */
    public boolean learn(Contacts contacts) {
        int before = pairs.size();
        begin(contacts);
        for (int event = 0; event < contacts.count(); event++) {
            int thread = contacts.thread(event);
            int[] lastOf = lastOf(contacts.variable(event), contacts.threads());
            for (int other = 0; other < lastOf.length; other++) {
                // What the thread itself has met there since is closer.
                if (other != thread && lastOf[other] > lastOf[thread]
                        && contacts.mode(event).conflicts(contacts.mode(lastOf[other]))) {
                    pairs.add(new Pair(contacts.statement(lastOf[other]), contacts.statement(event),
                            contacts.rank(thread) < contacts.rank(other)));
                }
            }
            lastOf[thread] = event;
        }
        return pairs.size() > before;
    }

    private void begin(Contacts contacts) {
        if (last.length < contacts.variables()) {
            last = new int[contacts.variables() * 2][];
        } else {
            Arrays.fill(last, null);
        }
    }

    private int[] lastOf(int variable, int threads) {
        if (last[variable] == null) {
            last[variable] = new int[threads];
            Arrays.fill(last[variable], NEVER);
        }
        return last[variable];
    }
}
