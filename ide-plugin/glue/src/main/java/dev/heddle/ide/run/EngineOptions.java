package dev.heddle.ide.run;

import java.util.ArrayList;
import java.util.List;

/** The options of an exploration as the engine's command line has them. */
final class EngineOptions {

    private EngineOptions() {}

    static List<String> of(ExploreOptions options) {
        List<String> arguments = new ArrayList<>(List.of("--strategy", options.strategy(), "--k",
                Integer.toString(options.bound()), "--time", options.seconds() + "s"));
        if (options.executions() > 0) {
            arguments.addAll(List.of("--max-executions", Long.toString(options.executions())));
        }
        if (options.workers() > 1) {
            arguments.addAll(List.of("--workers", Integer.toString(options.workers())));
        }
        if (options.all()) {
            arguments.add("--all");
        }
        if (!options.focus().isEmpty()) {
            arguments.addAll(List.of("--focus", options.focus()));
        }
        return arguments;
    }
}
