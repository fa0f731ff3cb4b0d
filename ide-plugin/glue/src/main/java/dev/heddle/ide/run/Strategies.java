package dev.heddle.ide.run;

import dev.heddle.ide.HeddleBundle;
import java.util.List;

/** The strategies that the engine has, as the chooser shows them. */
public final class Strategies {

    private static final List<String> NAMES = List.of("auto", "unfolding", "proactive", "dpor", "pcb", "pct", "random");

    private Strategies() {}

    public static List<String> names() {
        return NAMES;
    }

    /** The question that a strategy answers. */
    public static String purpose(String name) {
        return HeddleBundle.message("strategy." + name);
    }
}
