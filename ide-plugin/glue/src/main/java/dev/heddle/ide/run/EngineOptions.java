package dev.heddle.ide.run;

import dev.heddle.ide.engine.EngineRequest;
import dev.heddle.ide.settings.SearchOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The options of an exploration as the engine's command line has them. */
final class EngineOptions {

    private EngineOptions() {}

    /** What the engine is asked for by a configuration. */
    static EngineRequest request(HeddleRunConfiguration configuration, ModuleRuntime runtime, Path folder) {
        List<String> options = switch (configuration.mode()) {
            case EXPLORE -> of(configuration.options());
            // What the project itself has found.
            case REPLAY -> List.of("--trust");
            case PASSING -> List.of("--trust", "--passing");
            case DEBUG -> List.of("--trust", "--debug=0", "--stop-at", Integer.toString(configuration.stopAt()));
        };
        boolean search = configuration.mode() == RunMode.EXPLORE;
        return new EngineRequest(
                search ? "explore" : "replay",
                search ? String.join("\n", configuration.tests()) : configuration.schedule(),
                runtime.classPath(), runtime.jdk(), options, folder);
    }

    static List<String> of(SearchOptions options) {
        List<String> arguments = new ArrayList<>(List.of("--strategy", options.strategy(), "--k",
                Integer.toString(options.bound())));
        if (options.seconds() > 0) {
            arguments.addAll(List.of("--time", options.seconds() + "s"));
        }
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
        if (!options.thread().isEmpty()) {
            arguments.addAll(List.of("--thread", options.thread()));
        }
        return arguments;
    }
}
