package dev.heddle.engine.symbolic;

import dev.heddle.engine.model.Imprecision;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What static initialisers have made of inputs. It stays for as long as the process lives, so that each later exploration in it begins with what an input of an
 * earlier one has left, and says so too.
 */
final class InitializedByInputs {

    private static final Set<Imprecision> ENTRIES = new LinkedHashSet<>();

    private InitializedByInputs() {}

    static void add(Imprecision entry) {
        ENTRIES.add(entry);
    }

    static List<Imprecision> all() {
        return List.copyOf(ENTRIES);
    }
}
