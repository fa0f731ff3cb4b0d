package dev.heddle.engine.runtime;

import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.target.TestBody;
import java.util.List;
import java.util.Set;

/**
 * One execution that is to be made, with all that makes it different from others: nothing has to be put back behind it.
 *
 * @param traced whether to make readable steps, which is slow
 * @param shared the scheduling points, as a recording has them; null for those that are known by now, and then more are learned
 * @param racesAt locations whose data races are told with both accesses if it is traced: where each access is made takes long to
 *     find out; null for all
 */
public record ExecutionPlan(
        TestBody body, Strategy strategy, Schedule.Limits limits, boolean traced, List<String> shared, Set<String> racesAt) {

    /** With what is known to be shared, and without readable steps. */
    public static ExecutionPlan of(TestBody body, Strategy strategy, Schedule.Limits limits) {
        return new ExecutionPlan(body, strategy, limits, false, null, Set.of());
    }

    public ExecutionPlan traced(boolean wanted) {
        return new ExecutionPlan(body, strategy, limits, wanted, shared, racesAt);
    }

    /** With these scheduling points and no others. */
    public ExecutionPlan at(List<String> locations) {
        return new ExecutionPlan(body, strategy, limits, traced, locations, racesAt);
    }

    public ExecutionPlan tellingRacesAt(Set<String> locations) {
        return new ExecutionPlan(body, strategy, limits, traced, shared, locations);
    }
}
