package dev.heddle.engine.strategy.common;

import dev.heddle.engine.model.Imprecision;
import java.util.List;

/** What is said where a search had to be given up because an execution did not repeat what an earlier one had done. */
public final class PrefixDivergence {

    private static final List<Imprecision> SAID = List.of(new Imprecision(
            "the same choices did not lead to the same steps again, so the search was given up: the test depends on something "
                    + "that Heddle does not control", 1, null));

    private PrefixDivergence() {}

    /** For the result's {@code imprecision}. */
    public static List<Imprecision> imprecision(boolean divergent) {
        return divergent ? SAID : List.of();
    }
}
