package dev.heddle.ide.settings;

import dev.heddle.engine.model.StrategyCatalogue;
import dev.heddle.engine.model.StrategyDescriptor;
import java.util.List;

/** The strategies of the catalogue, as the chooser shows them. */
public final class Strategies {

    private Strategies() {}

    public static List<String> names() {
        return StrategyCatalogue.all().stream().map(StrategyDescriptor::name).toList();
    }

    /** Whether there is one of that name: actions that need it show only then. */
    public static boolean has(String name) {
        return StrategyCatalogue.has(name);
    }

    /** The question that a strategy answers; empty for one that is not there any more, as an old project may have it. */
    public static String purpose(String name) {
        return StrategyCatalogue.all().stream().filter(strategy -> strategy.name().equals(name))
                .map(StrategyDescriptor::purpose).findFirst().orElse("");
    }

    /** What of it fits into a row. */
    public static String shortPurpose(String name) {
        return purpose(name).replaceAll("\\s*\\([^)]*\\)", "").replaceFirst("[:;].*", "").strip();
    }
}
