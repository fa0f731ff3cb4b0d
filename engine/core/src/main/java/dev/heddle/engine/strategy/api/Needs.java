package dev.heddle.engine.strategy.api;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** All that a strategy needs of its next execution: one value, so that who wraps a strategy cannot forget to pass on a part. */
public record Needs(Set<Need> all) {

    public static final Needs NOTHING = new Needs(EnumSet.noneOf(Need.class));

    public Needs {
        EnumSet<Need> copy = EnumSet.noneOf(Need.class);
        copy.addAll(all);
        all = Collections.unmodifiableSet(copy);
    }

    public static Needs of(Need first, Need... others) {
        return new Needs(EnumSet.of(first, others));
    }

    public boolean has(Need need) {
        return all.contains(need);
    }

    public Needs with(Need need) {
        EnumSet<Need> more = EnumSet.of(need);
        more.addAll(all);
        return new Needs(more);
    }

    public Needs without(Need need) {
        EnumSet<Need> less = EnumSet.noneOf(Need.class);
        less.addAll(all);
        less.remove(need);
        return new Needs(less);
    }
}
