package dev.heddle.engine.strategy.predict;

import java.util.Map;

/** How much is left of an execution in the parts of it that questions of one kind are asked about. */
final class SliceSizes {

    private int count;
    private long transitions;
    private long switches;

    void add(SliceQuestion question, RunFacts facts) {
        count++;
        transitions += question.slice().run().steps().size();
        switches += new ContextSwitches(facts.of(question.slice()), question.encoding()).needed();
    }

    /** Means, by the names of statistics that begin with a kind. */
    void tell(String kind, Map<String, Object> stats) {
        stats.put(kind + "Transitions", transitions / count);
        stats.put(kind + "Switches", switches / count);
    }
}
