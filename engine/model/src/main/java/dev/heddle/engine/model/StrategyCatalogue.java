package dev.heddle.engine.model;

import dev.heddle.engine.model.StrategyDescriptor.Bound;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The strategies there are, the usual one first. A new one is a line here and one beside its factory in the engine; one in a
 * jar of its own is a {@link StrategyOffer}.
 */
public final class StrategyCatalogue {

    private static final List<StrategyDescriptor> OWN = List.of(
            StrategyDescriptor.of("auto", Claim.EVERYTHING, "dpor (unfolding where the test has inputs) and random by turns:"
                    + " complete on a small test, looks everywhere on a large one").withFocus().withSeed(),
            StrategyDescriptor.of("unfolding", Claim.LOCAL_STATES, "every reachable local state, over schedules and inputs,"
                    + " with the fewest runs; all deadlocks of locks").withSeed(),
            StrategyDescriptor.of("predict", Claim.NOTHING, "what could have gone wrong in one run: failures, deadlocks, waits in"
                    + " vain, races, broken regions; by solving, without a search").withValues(),
            StrategyDescriptor.of("proactive", Claim.FAILURES, "all behaviour under a fixed input, by solving instead of"
                    + " enumerating").withValues(),
            StrategyDescriptor.of("interference", Claim.INTERFERENCES, "what breaks a thread that reads at most k writes of others,"
                    + " while they read none").boundedBy(Bound.INTERFERENCES).withFocus().withValues(),
            StrategyDescriptor.of("dpor", Claim.EVERYTHING, "one execution per Mazurkiewicz trace; complete"),
            StrategyDescriptor.of("hapset", Claim.EVERYTHING, "untested orders of statements first, then what is left of dpor;"
                    + " complete"),
            StrategyDescriptor.of("pcb", Claim.PREEMPTIONS, "all schedules with at most k preemptions")
                    .boundedBy(Bound.PREEMPTIONS).withFocus(),
            StrategyDescriptor.of("pct", Claim.NOTHING, "random priorities with k - 1 points of change: finds bugs of depth k"
                    + " with a known probability").boundedBy(Bound.DEPTH).withFocus().withSeed(),
            StrategyDescriptor.of("random", Claim.NOTHING, "a random thread at each step").withFocus().withSeed());

    private static final List<StrategyOffer> OFFERED =
            ServiceLoader.load(StrategyOffer.class, StrategyOffer.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .toList();

    private static final List<StrategyDescriptor> ALL =
            Stream.concat(OWN.stream(), OFFERED.stream().map(StrategyOffer::descriptor)).toList();

    private StrategyCatalogue() {}

    /** Heddle's own and those that others offer. */
    public static List<StrategyDescriptor> all() {
        return ALL;
    }

    /** Those that others offer. */
    public static List<StrategyOffer> offered() {
        return OFFERED;
    }

    /** The names of all, as a sentence lists them. */
    public static String names() {
        return ALL.stream().map(StrategyDescriptor::name).collect(Collectors.joining(", "));
    }

    /** What a strategy covers if it comes to its end; nothing if there is none of that name. */
    public static Claim claimOf(String name) {
        return ALL.stream().filter(strategy -> strategy.name().equals(name)).map(StrategyDescriptor::claim).findFirst()
                .orElse(Claim.NOTHING);
    }

    public static boolean has(String name) {
        return ALL.stream().anyMatch(strategy -> strategy.name().equals(name));
    }

    public static StrategyDescriptor get(String name) throws BadRequestException {
        return ALL.stream().filter(strategy -> strategy.name().equals(name)).findFirst().orElseThrow(() ->
                new BadRequestException("unknown strategy '" + name + "'; there are " + names()));
    }
}
