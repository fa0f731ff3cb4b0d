package dev.heddle.engine.strategy.auto;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.api.SystematicStrategy;
import dev.heddle.engine.strategy.dpor.DporStrategy;
import dev.heddle.engine.strategy.unfolding.UnfoldingStrategy;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Systematic and random executions by turns: on a small test the systematic search comes to its end and can say that there
 * is no bug, on a large one the random half looks everywhere while the other is still busy with the end of the first execution;
 * it then gets most of the turns, since looking back over long executions takes longer than making them, and all of them once
 * the other has met more races than it can reverse.
 * Where the test turns out to have inputs, the systematic search is one that also chooses these.
 */
public final class AutoStrategy implements Strategy {

    /** Visible operations of an execution from which on a systematic search hardly comes further than its end. */
    private static final int LONG = 2_000;
    /** Of the executions of a large test, so many are random for a systematic one. */
    private static final int RANDOM_ONES = 7;

    private String name;
    private SystematicStrategy search;
    /** Null if inputs are left alone. */
    private final SystematicStrategy inputSearch;
    private final DrawnSchedules random;
    private Needs searching;
    private Needs drawing;
    private boolean systematic;
    private boolean large;
    private int randomInARow;
    private long searched;
    private long drawn;

    /** @param expressions those that executions' paths are made of */
    public AutoStrategy(long seed, Expressions expressions) {
        this("dpor", new DporStrategy(), new UnfoldingStrategy(seed, expressions), seed);
    }

    /** {@code name} is that of the systematic search, for the statistics. It leaves inputs alone. */
    public AutoStrategy(String name, SystematicStrategy search, long seed) {
        this(name, search, null, seed);
    }

    private AutoStrategy(String name, SystematicStrategy search, SystematicStrategy inputSearch, long seed) {
        this.name = name;
        this.search = search;
        this.inputSearch = inputSearch;
        this.random = new DrawnSchedules(seed);
        collectNeeds();
    }

    /**
     * It begins a search anew by itself, and guesses nothing for the random half, which knows soon what the other has learned.
     * Orders are told apart in all executions, or schedules would mean another thing in the next one.
     */
    private void collectNeeds() {
        searching = search.needs().without(Need.NEW_BEGINNINGS);
        drawing = random.needs().without(Need.GUESSED_SHARING);
        drawing = searching.has(Need.ORDERS) ? drawing.with(Need.ORDERS) : drawing;
        if (inputSearch != null) {
            searching = searching.with(Need.INPUTS);
            drawing = drawing.with(Need.INPUTS);
        }
    }

    private Strategy current() {
        return systematic ? search : random;
    }

    @Override
    public boolean prepare() {
        systematic = !systematic && !search.hasGivenUp() && (!large || searched == 0 || randomInARow >= RANDOM_ONES);
        if (systematic && !search.prepare()) {
            // Whether it has come to its end without its claim may show only now.
            systematic = false;
            return search.hasGivenUp() && random.prepare();
        }
        return systematic || random.prepare();
    }

    @Override
    public Needs needs() {
        return systematic ? searching : drawing;
    }

    /** The random half takes over what the other has found out about inputs. */
    @Override
    public Map<String, Long> inputs() {
        return search.inputs();
    }

    @Override
    public int choose(Candidates candidates) {
        return current().choose(candidates);
    }

    @Override
    public int pick(int bound) {
        return current().pick(bound);
    }

    @Override
    public void executed(Execution execution) {
        current().executed(execution);
        if (execution.steps() > LONG) {
            large = true;
            random.alsoWithFewSwitches();
        }
        randomInARow = systematic ? 0 : randomInARow + 1;
        searched += systematic ? 1 : 0;
        drawn += systematic ? 0 : 1;
        if (!systematic && execution.learned()) {
            search.startOver();
        }
        if (inputSearch != null && search != inputSearch && execution.path() != null
                && !execution.path().inputs().isEmpty()) {
            search = inputSearch;
            name = "unfolding";
            collectNeeds();
        }
    }

    @Override
    public Map<String, Object> coverage() {
        return search.coverage();
    }

    @Override
    public List<Imprecision> imprecision() {
        return search.imprecision();
    }

    @Override
    public List<Observation> shown() {
        return current().shown();
    }

    @Override
    public String bound() {
        return search.bound();
    }

    @Override
    public Map<String, Object> stats() {
        Map<String, Object> stats = new LinkedHashMap<>(search.stats());
        stats.put("executions", searched + drawn);
        stats.put(name, searched);
        stats.put("random", drawn - random.withFewSwitches());
        if (random.withFewSwitches() > 0) {
            stats.put("pct", random.withFewSwitches());
        }
        return stats;
    }
}
