package dev.heddle.engine.strategy.unfolding;

import java.util.ArrayList;
import java.util.List;

/** The variables of all executions, by the keys that stand for them. */
final class NetVariables {

    private NetVariable[] table = new NetVariable[256];
    private final List<NetVariable> all = new ArrayList<>();

    /** @param state what it is like, in case nobody has accessed it yet */
    NetVariable get(long key, long state) {
        int mask = table.length - 1;
        int i = (int) (key ^ key >>> 29) & mask;
        while (table[i] != null) {
            if (table[i].key == key) {
                return table[i];
            }
            i = i + 1 & mask;
        }
        NetVariable added = new NetVariable(key, state);
        table[i] = added;
        all.add(added);
        if (all.size() * 2 > table.length) {
            grow();
        }
        return added;
    }

    private void grow() {
        table = new NetVariable[table.length * 2];
        int mask = table.length - 1;
        for (NetVariable variable : all) {
            int i = (int) (variable.key ^ variable.key >>> 29) & mask;
            while (table[i] != null) {
                i = i + 1 & mask;
            }
            table[i] = variable;
        }
    }

    List<NetVariable> all() {
        return all;
    }
}
