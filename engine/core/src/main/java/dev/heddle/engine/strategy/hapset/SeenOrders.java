package dev.heddle.engine.strategy.hapset;

import dev.heddle.engine.strategy.api.Contacts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which statements came before which others of another thread at one object, also where others stood between. Unlike
 * {@link PairSets}, it does not depend on the order of steps that are independent: all executions of a Mazurkiewicz trace have the same
 * orders, so a search with one execution for each sees all there are.
 */
public final class SeenOrders {

    /** Operations of one thread at one variable that are alike: only the first needs to be kept. */
    private record Kind(int thread, int statement, int mode) {}

    private final Set<PairSets.Pair> orders = new HashSet<>();

    public Set<PairSets.Pair> all() {
        return orders;
    }

    public void learn(Contacts contacts) {
        List<List<Integer>> before = new ArrayList<>();
        List<Set<Kind>> kinds = new ArrayList<>();
        for (int v = 0; v < contacts.variables(); v++) {
            before.add(null);
            kinds.add(null);
        }
        for (int event = 0; event < contacts.count(); event++) {
            int v = contacts.variable(event);
            if (before.get(v) == null) {
                before.set(v, new ArrayList<>());
                kinds.set(v, new HashSet<>());
            }
            Kind kind = new Kind(contacts.thread(event), contacts.statement(event), contacts.mode(event).ordinal());
            for (int earlier : before.get(v)) {
                if (contacts.thread(earlier) != kind.thread
                        && contacts.mode(event).conflicts(contacts.mode(earlier))) {
                    orders.add(new PairSets.Pair(contacts.statement(earlier), kind.statement,
                            contacts.rank(kind.thread) < contacts.rank(contacts.thread(earlier))));
                }
            }
            if (kinds.get(v).add(kind)) {
                before.get(v).add(event);
            }
        }
    }
}
