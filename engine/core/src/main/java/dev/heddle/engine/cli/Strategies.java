package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import java.util.Arrays;
import java.util.stream.Collectors;

/** The strategies by name, with what each is good for. */
enum Strategies {
    AUTO(true, "dpor (unfolding where the test has inputs) and random by turns: complete on a small test, looks everywhere on a large one"),
    INTERFERENCE(false, "which k reads from another thread, and which inputs, break this thread"),
    UNFOLDING(true, "every reachable local state, over schedules and inputs, with the fewest runs; all deadlocks of locks"),
    PREDICT(true, "what could have gone wrong in one run: failures, deadlocks, waits in vain; by solving, without a search"),
    PROACTIVE(true, "all behaviour under a fixed input, by solving instead of enumerating"),
    HAPSET(false, "the risky orders first, when the whole space is too big"),
    DPOR(true, "one execution per Mazurkiewicz trace; complete"),
    PCB(true, "all schedules with at most k preemptions"),
    PCT(true, "random priorities with k - 1 points of change: finds bugs of depth k with a known probability"),
    RANDOM(true, "a random thread at each step");

    private final boolean present;
    private final String purpose;

    Strategies(boolean present, String purpose) {
        this.present = present;
        this.purpose = purpose;
    }

    String label() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    boolean present() {
        return present;
    }

    String purpose() {
        return purpose;
    }

    /** The strategy that {@code name} asks for in this version. */
    static String resolve(String name) throws BadRequestException {
        String usable = Arrays.stream(values()).filter(Strategies::present).map(Strategies::label)
                .collect(Collectors.joining(", "));
        for (Strategies strategy : values()) {
            if (strategy.label().equals(name)) {
                if (!strategy.present) {
                    throw new BadRequestException(
                            "this version has not got the strategy '" + name + "' yet; it has " + usable);
                }
                return name;
            }
        }
        throw new BadRequestException("unknown strategy '" + name + "'; there are " + usable);
    }
}
