package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.session.OrderOptions;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Options about the orders in which statements of different threads meet. */
final class OrderFlags {

    @Option(names = "--coverage", description = "Also tell which statements met in which order, and which only in one;"
            + " takes time at each access. With --strategy hapset always.")
    private boolean coverage;

    @Option(names = "--context", paramLabel = "N", defaultValue = "5",
            description = "Calls that tell one statement from another (${DEFAULT-VALUE}).")
    private int context;

    @Option(names = "--learn", paramLabel = "N", defaultValue = "0",
            description = "Random executions that hapset learns orders from before it searches (${DEFAULT-VALUE}).")
    private int learn;

    @Option(names = "--sets", paramLabel = "FOLDER", arity = "0..1", fallbackValue = ".heddle/hapset",
            description = "Keep what was learned of orders there (.heddle/hapset if no folder is named): hapset puts off what"
                    + " earlier searches have seen.")
    private Path sets;

    @Option(names = "--order", paramLabel = "A<B", description = "Lead an execution to an order of two lines of different threads,"
            + " such as Foo.java:42<Bar.java:17: exit 1 with a schedule, or 0 if a complete search ends without it.")
    private String order;

    OrderOptions options() throws BadRequestException {
        Ranges.check("--context", context, 0, 100);
        Ranges.check("--learn", learn, 0, 1_000_000);
        return new OrderOptions(coverage || order != null, context, learn,
                sets == null ? null : sets.toAbsolutePath().toString(), order);
    }
}
