package dev.heddle.oracle.run;

import dev.heddle.engine.explore.StrategyFactories;
import dev.heddle.engine.model.Claim;
import dev.heddle.engine.model.StrategyCatalogue;
import dev.heddle.engine.model.StrategyDescriptor;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.oracle.brute.Failures;
import dev.heddle.oracle.brute.Roles;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The strategies that can be judged, by name. The name of a class with a constructor (seed, k), or one that takes the
 * expressions too, does as well; it is taken to claim all outcomes.
 */
public final class StrategyRegistry {

    private static final int MOST_THREADS = 4;
    private static final String PROACTIVE = "proactive";
    private static final String OPEN_INPUTS = PROACTIVE + " with open inputs";

    private static final String INTERFERENCE = "interference";
    /** Behind this stands the thread that may see others; without it, each in turn. */
    private static final String IN = INTERFERENCE + " in ";
    private static final String TOTAL = INTERFERENCE + " in total";

    /** All but the usual one, which takes turns between others. */
    private static final Map<String, StrategyDescriptor> JUDGED = new TreeMap<>();

    static {
        for (StrategyDescriptor strategy : StrategyCatalogue.all()) {
            if (!strategy.name().equals("auto")) {
                JUDGED.put(strategy.name(), strategy);
            }
        }
        JUDGED.put(OPEN_INPUTS, JUDGED.get(PROACTIVE));
        JUDGED.put(TOTAL, JUDGED.get(INTERFERENCE));
        for (int thread = 0; thread < MOST_THREADS; thread++) {
            JUDGED.put(IN + threadName(thread), JUDGED.get(INTERFERENCE));
        }
    }

    private StrategyRegistry() {}

    private static String threadName(int thread) {
        return thread == 0 ? "main" : "t" + thread;
    }

    /** Whether a strategy keeps to a bound on interferences. */
    public static boolean boundsInterference(String name) {
        return name.startsWith(INTERFERENCE);
    }

    /** The bounds that a strategy keeps to one of, for a program with so many threads. */
    public static List<Roles> interferences(String name, int k, int threads) {
        if (name.equals(TOTAL)) {
            return List.of(new Roles(k, Roles.ALL));
        }
        return IntStream.range(0, threads)
                .filter(thread -> name.equals(INTERFERENCE) || name.equals(IN + threadName(thread)))
                .mapToObj(thread -> new Roles(k, thread)).toList();
    }

    public static Set<String> names() {
        return JUDGED.keySet();
    }

    /** What a strategy says it has covered once it ends by itself. */
    public static Claim claim(String name) {
        StrategyDescriptor strategy = JUDGED.get(name);
        return strategy == null ? Claim.EVERYTHING : strategy.claim();
    }

    /** Whether a strategy covers all values of the inputs, not just their fallbacks. */
    public static boolean choosesInputs(String name) {
        return name.equals(OPEN_INPUTS) || boundsInterference(name);
    }

    /** Whether programs must carry along how their values depend on what they read. */
    public static boolean wantsValues(String name) {
        return JUDGED.containsKey(name) && JUDGED.get(name).needsValues();
    }

    /** Whether executions under a strategy go on after a failure. */
    public static Failures failures(String name) {
        return make(name, 0, 0, new Expressions()).needs().has(Need.ALL_FAILURES) ? Failures.ALL : Failures.FIRST;
    }

    /** Whether a strategy knows when it has seen all there is. */
    public static boolean endsByItself(String name) {
        return claim(name) != Claim.NOTHING;
    }

    /** @param expressions those that values of executions are made of, where they are followed */
    static Strategy make(String name, long seed, int k, Expressions expressions) {
        if (JUDGED.containsKey(name)) {
            ExploreOptions options = ExploreOptions.with(JUDGED.get(name).name()).withSeed(seed).withK(k);
            boolean total = name.equals(TOTAL);
            ExploreOptions role = options.interfering(
                    name.startsWith(IN) && !total ? name.substring(IN.length()) : null, total);
            boolean open = choosesInputs(name) || boundsInterference(name);
            return StrategyFactories.make(open ? role.openingInputs() : role, expressions);
        }
        try {
            Class<?> type = Class.forName(name);
            return (Strategy) (Arrays.stream(type.getConstructors()).anyMatch(made -> made.getParameterCount() == 3)
                    ? type.getConstructor(long.class, int.class, Expressions.class).newInstance(seed, k, expressions)
                    : type.getConstructor(long.class, int.class).newInstance(seed, k));
        } catch (ReflectiveOperationException unknown) {
            throw new IllegalArgumentException("no strategy '" + name + "'; there are " + names(), unknown);
        }
    }
}
