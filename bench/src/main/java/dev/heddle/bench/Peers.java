package dev.heddle.bench;

import dev.heddle.bench.peer.BareLoop;
import dev.heddle.bench.peer.LincheckLoop;
import dev.heddle.bench.peer.Rate;
import dev.heddle.bench.program.RatedProgram;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Measures what Heddle is compared with: each peer in every setting that may suit it, and its best figure counts. */
final class Peers {

    private final List<InstalledJdk> jdks;
    private final boolean pin;

    Peers(List<InstalledJdk> jdks) {
        this.jdks = jdks;
        this.pin = Child.canPin();
    }

    Cell lincheck(RatedProgram program, int seconds) {
        return best(LincheckLoop.class, Duration.ofSeconds(seconds + 150L), program.name(), String.valueOf(seconds));
    }

    Cell bare(RatedProgram program, int seconds) {
        return best(BareLoop.class, Duration.ofSeconds(seconds + 60L), program.name(), String.valueOf(seconds));
    }

    private Cell best(Class<?> main, Duration limit, String... arguments) {
        List<Cell> cells = new ArrayList<>();
        for (InstalledJdk jdk : jdks) {
            List<String> command = new ArrayList<>(List.of(jdk.java().toString(), "-cp",
                    System.getProperty("java.class.path"), main.getName()));
            command.addAll(List.of(arguments));
            cells.add(measure("JDK " + jdk.feature(), command, limit));
            if (pin) {
                cells.add(measure("JDK " + jdk.feature() + ", one core", Child.pinned(command), limit));
            }
        }
        return Cell.best(cells);
    }

    private static Cell measure(String setting, List<String> command, Duration limit) {
        Child.Output output = Child.run(command, Map.of(), limit);
        return Rate.in(output.out())
                .map(rate -> Cell.measured(rate.perSecond(), setting))
                .orElseGet(() -> Cell.failed(setting, output.complaint()));
    }
}
