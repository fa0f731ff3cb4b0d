package dev.heddle.bench;

import dev.heddle.bench.program.SharedWrites;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What one visible operation costs where executions are long, stacks are deep and threads share many objects. */
@Command(name = "steps", description = "Time per visible operation by length of the trace, depth of the stack and shared objects.",
        mixinStandardHelpOptions = true)
final class StepsBench implements Callable<Integer> {

    private static final Duration LIMIT = Duration.ofMinutes(10);
    private static final int STEPS = 20_000;
    private static final int DEPTH = 10;
    private static final int OBJECTS = 10;
    /** The dearest may cost so many times what the cheapest does. */
    private static final double FLAT = 2;

    @Mixin
    private Repository repository;

    @Mixin
    private Tables tables;

    @Option(names = "--strategy", split = ",", defaultValue = "random,pct,dpor,auto", description = "of these (${DEFAULT-VALUE})")
    private List<String> strategies;

    @Option(names = "--total", defaultValue = "2000000",
            description = "operations in each measurement, in as many executions as that takes (${DEFAULT-VALUE})")
    private int total;

    /** One kind of growth, and the values of what grows. */
    private enum Growth {
        TRACE("steps", 1_000, 10_000, 100_000, 1_000_000),
        STACK("deep", 10, 100, 1_000),
        HEAP("objects", 10, 1_000, 100_000, 1_000_000);

        private final String unit;
        private final int[] values;

        Growth(String unit, int... values) {
            this.unit = unit;
            this.values = values;
        }

        /** Steps, depth and objects of the program. All of a heap is used in each of its executions. */
        int[] program(int value) {
            return switch (this) {
                case TRACE -> new int[] {value, DEPTH, OBJECTS};
                case STACK -> new int[] {STEPS, value, OBJECTS};
                case HEAP -> new int[] {values[values.length - 1], DEPTH, value};
            };
        }
    }

    @Override
    public Integer call() throws URISyntaxException {
        Path root = repository.folder();
        HeddleRun heddle = new HeddleRun(root, Map.of());
        Path classes = Path.of(SharedWrites.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        StringBuilder table = new StringBuilder("| strategy |");
        StringBuilder line = new StringBuilder("| --- |");
        for (Growth growth : Growth.values()) {
            for (int value : growth.values) {
                table.append(String.format(Locale.ROOT, " %,d %s |", value, growth.unit));
                line.append(" ---: |");
            }
            table.append(" ratio |");
            line.append(" ---: |");
        }
        table.append('\n').append(line).append('\n');
        for (String strategy : strategies) {
            table.append("| `").append(strategy).append("` |");
            for (Growth growth : Growth.values()) {
                appendRow(table, growth, strategy, classes, heddle);
            }
            table.append('\n');
        }
        table.append("\nNanoseconds per visible operation. The ratio is that of the dearest to the cheapest; up to ")
                .append(String.format(Locale.ROOT, "%.0f", FLAT)).append(" counts as flat.\n");
        tables.publish(root, "steps", table.toString());
        return 0;
    }

    private void appendRow(StringBuilder table, Growth growth, String strategy, Path classes, HeddleRun heddle) {
        double cheapest = Double.MAX_VALUE;
        double dearest = 0;
        for (int value : growth.values) {
            int[] program = growth.program(value);
            tables.measuring(strategy + ", " + value + " " + growth.unit);
            HeddleRun.Answer answer = heddle.explore(SharedWrites.class.getName(), LIMIT, Set.of(0, 3), options(strategy, program, classes));
            if (!answer.ok()) {
                table.append(' ').append(answer.failure()).append(" |");
                continue;
            }
            double executions = answer.executions() + answer.result().get("aborted").getAsLong();
            double nanos = answer.result().get("elapsedMs").getAsLong() * 1e6 / executions / program[0];
            cheapest = Math.min(cheapest, nanos);
            dearest = Math.max(dearest, nanos);
            table.append(String.format(Locale.ROOT, " %,.0f |", nanos));
        }
        double ratio = dearest / cheapest;
        table.append(String.format(Locale.ROOT, ratio <= FLAT ? " %.1f |" : " **%.1f** |", ratio));
    }

    private List<String> options(String strategy, int[] program, Path classes) {
        List<String> options = new ArrayList<>(List.of("--cp", classes.toString(), "--strategy", strategy, "--time", "5m",
                "--steps", String.valueOf(program[0] * 10), "--max-executions", String.valueOf(Math.max(2, total / program[0]))));
        String[] names = {"steps", "depth", "objects"};
        for (int i = 0; i < names.length; i++) {
            options.add("--jvm-arg=-D" + names[i] + "=" + program[i]);
        }
        return options;
    }
}
