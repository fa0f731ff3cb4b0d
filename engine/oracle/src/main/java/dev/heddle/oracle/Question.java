package dev.heddle.oracle;

import dev.heddle.engine.model.TimeOuts;
import dev.heddle.engine.model.Claim;
import dev.heddle.oracle.run.StrategyRegistry;

/**
 * What is asked of a strategy about each program.
 *
 * @param strategy a name that {@code StrategyRegistry} knows
 * @param claim what it must be right about
 * @param inputs whether it is asked about all values of the inputs, not just the fallbacks
 * @param seed for what is random in the strategy
 * @param k bound or depth, for strategies that have one
 * @param timeOuts when waits with a limit of time may end by it
 * @param mostExecutions after so many executions of one program the strategy is stopped
 * @param mostStates programs with more states are left out
 */
public record Question(
        String strategy, Claim claim, boolean inputs, long seed, int k, TimeOuts timeOuts, int mostExecutions,
        int mostStates) {

    public static Question of(String strategy) {
        return new Question(strategy, StrategyRegistry.claim(strategy), StrategyRegistry.choosesInputs(strategy), 1, 2,
                TimeOuts.ANY, 20_000, 50_000);
    }

    public Question withK(int newK) {
        return new Question(strategy, claim, inputs, seed, newK, timeOuts, mostExecutions, mostStates);
    }

    public Question withMostExecutions(int newMost) {
        return new Question(strategy, claim, inputs, seed, k, timeOuts, newMost, mostStates);
    }

    public Question withInputs() {
        return new Question(strategy, claim, true, seed, k, timeOuts, mostExecutions, mostStates);
    }

    public Question withClaim(Claim newClaim) {
        return new Question(strategy, newClaim, inputs, seed, k, timeOuts, mostExecutions, mostStates);
    }

    public Question withTimeOuts(TimeOuts newTimeOuts) {
        return new Question(strategy, claim, inputs, seed, k, newTimeOuts, mostExecutions, mostStates);
    }
}
