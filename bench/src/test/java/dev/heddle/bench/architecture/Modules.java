package dev.heddle.bench.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The modules, and which others each may know. */
class Modules {

    /** Lowest first. Whoever may know a module may not know more than what stands here. */
    static final Map<String, Set<String>> MAY_KNOW = Map.ofEntries(
            Map.entry("engine/api", Set.of()),
            Map.entry("engine/model", Set.of()),
            Map.entry("engine/bootstrap", Set.of()),
            Map.entry("engine/junit", Set.of("engine/bootstrap")),
            Map.entry("engine/session", Set.of("engine/model")),
            Map.entry("engine/core", Set.of("engine/model", "engine/session", "engine/bootstrap")),
            Map.entry("engine/cli", Set.of("engine/model", "engine/session")),
            Map.entry("engine/oracle", Set.of("engine/api", "engine/model", "engine/session", "engine/bootstrap", "engine/core")),
            Map.entry("ui", Set.of("engine/model")),
            Map.entry("inspections", Set.of("engine/model")),
            Map.entry("ide-plugin/signatures", Set.of()),
            Map.entry("ide-plugin/glue", Set.of("engine/model", "engine/session", "ui", "inspections")),
            Map.entry("bench", Set.of("engine/api", "engine/model", "engine/session", "engine/bootstrap", "engine/core",
                    "engine/cli", "engine/oracle", "inspections", "ui")));

    /** What the IDE loads: nothing in it may need what only the engine's processes have. */
    static final List<String> OF_THE_IDE = List.of("engine/model", "engine/session", "ui", "ide-plugin/glue");

    private final Path root;

    Modules(Path root) {
        this.root = root;
    }

    /** The folders of main classes that are there: the build makes bench behind all others. */
    List<Path> compiled() {
        return MAY_KNOW.keySet().stream().sorted().map(module -> root.resolve(module).resolve("target/classes"))
                .filter(folder -> folder.toFile().isDirectory()).toList();
    }

    /** The module that a class was compiled in; null for classes of others. */
    String of(JavaClass type) {
        if (type.getSource().isEmpty()) {
            return null;
        }
        String place = type.getSource().get().getUri().toString();
        String prefix = root.toUri().getPath();
        int start = place.indexOf(prefix);
        int classes = place.indexOf("/target/classes/");
        return classes < 0 || start < 0 ? null : place.substring(start + prefix.length(), classes);
    }

    /** What a module knows of others and may not, one line for each. */
    Set<String> breaches(Iterable<JavaClass> classes) {
        Set<String> found = new TreeSet<>();
        for (JavaClass type : classes) {
            String from = of(type);
            if (from == null) {
                continue;
            }
            type.getDirectDependenciesFromSelf().forEach(dependency -> {
                String to = of(dependency.getTargetClass().getBaseComponentType());
                if (to != null && !to.equals(from) && !MAY_KNOW.getOrDefault(from, Set.of()).contains(to)) {
                    found.add(from + " knows " + to + ": " + type.getName() + " -> " + dependency.getTargetClass().getName());
                }
            });
        }
        return found;
    }
}
