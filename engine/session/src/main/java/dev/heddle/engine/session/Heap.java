package dev.heddle.engine.session;

import java.util.ArrayList;
import java.util.List;

/** How much memory a worker gets, where the user does not say. */
final class Heap {

    private Heap() {}

    /** JVM options of the user, with those that unfolding needs in front. */
    static List<String> forUnfolding(List<String> given) {
        List<String> options = new ArrayList<>();
        // It keeps all executions, and nothing of it becomes garbage.
        if (given.stream().noneMatch(arg -> arg.startsWith("-Xmx") || arg.startsWith("-XX:MaxRAM"))) {
            options.add("-XX:MaxRAMPercentage=25");
        }
        if (given.stream().noneMatch(arg -> arg.matches("-XX:\\+Use.*GC"))) {
            options.add("-XX:+UseParallelGC");
        }
        options.addAll(given);
        return options;
    }
}
