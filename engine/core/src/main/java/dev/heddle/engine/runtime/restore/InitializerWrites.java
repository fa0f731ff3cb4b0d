package dev.heddle.engine.runtime.restore;

import dev.heddle.engine.site.Sites;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a static initialiser changes beside the statics of its own class: a registry, a pool, a cache of another one.
 * It stays, as all that initialisers do, so what was put there belongs to the state that executions start from.
 */
public final class InitializerWrites {

    private final Initializers initializers;
    private final Baseline baseline;
    private final Set<Object> known = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Those of {@link #known} in the order of their first changes, which decides the hash codes of what they hold. */
    private final List<Object> owners = new ArrayList<>();
    private final BitSet sites = new BitSet();
    private final Set<Class<?>> classes = new LinkedHashSet<>();
    private Class<?> by;

    public InitializerWrites(Initializers initializers, Baseline baseline) {
        this.initializers = initializers;
        this.baseline = baseline;
    }

    /** An object that the baseline has must have been asked for its hash code; of others, none is to be asked here. */
    public void to(Object owner) {
        if (owner != null && !initializers.hashes().isFresh(owner) && baseline.contains(owner)) {
            initializers.suspend();
            if (known.add(owner)) {
                owners.add(owner);
            }
            initializers.goOn();
        }
    }

    public void toStatic(int site) {
        initializers.suspend();
        if (!sites.get(site)) {
            sites.set(site);
            noteStatic(Sites.get(site));
        }
        initializers.goOn();
    }

    private void noteStatic(Sites.Site site) {
        try {
            classes.add(Class.forName(site.owner(), false, site.loader()));
        } catch (ClassNotFoundException | LinkageError e) {
            // It is inherited from a class that this loader does not see: its own initialiser has noted it.
            return;
        }
    }

    /** The initialiser of the class is done, and what its statics hold is known. */
    public void settle(Class<?> type) {
        if (!owners.isEmpty() || !classes.isEmpty()) {
            by = type;
            baseline.addChanges(this);
            known.clear();
            owners.clear();
            classes.clear();
            sites.clear();
        }
    }

    /** The class whose initialiser it was. */
    Class<?> by() {
        return by;
    }

    List<Object> owners() {
        return owners;
    }

    Set<Class<?>> classes() {
        return classes;
    }
}
