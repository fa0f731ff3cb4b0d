package dev.heddle.oracle;

/**
 * What is asked of a strategy about each program.
 *
 * @param strategy a name that {@code StrategyRegistry} knows
 * @param seed for what is random in the strategy
 * @param k bound or depth, for strategies that have one
 * @param mostExecutions after so many executions of one program the strategy is stopped
 * @param mostStates programs with more states are left out
 */
public record Question(String strategy, long seed, int k, int mostExecutions, int mostStates) {

    public static Question of(String strategy) {
        return new Question(strategy, 1, 2, 20_000, 50_000);
    }

    public Question withK(int newK) {
        return new Question(strategy, seed, newK, mostExecutions, mostStates);
    }

    public Question withMostExecutions(int newMost) {
        return new Question(strategy, seed, k, newMost, mostStates);
    }
}
