package dev.heddle.engine.runtime.turn;

import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.runtime.trace.Labels;
import java.util.SortedMap;
import java.util.TreeMap;

/** What the variables that several threads touch have when no thread goes on. Kept only where somebody wants to know. */
public final class FinalValues {

    private final VariableTable variables;
    private final ValueCodes codes;
    private final Labels labels;
    private final SortedMap<String, String> values = new TreeMap<>();
    private boolean wanted;

    public FinalValues(VariableTable variables, ValueCodes codes, Labels labels) {
        this.variables = variables;
        this.codes = codes;
        this.labels = labels;
    }

    public void want(boolean newWanted) {
        wanted = newWanted;
    }

    /** An execution begins. */
    public void begin() {
        values.clear();
    }

    /** No thread goes on. */
    public void over() {
        if (!wanted) {
            return;
        }
        for (int v = 0; v < variables.count(); v++) {
            if (variables.field(v) >= VariableTable.ELEMENT && variables.shared(v)) {
                values.put(labels.variable(v, variables), codes.text(variables, v));
            }
        }
    }

    /** By the names of the variables; empty if the execution has ended in another way. */
    public SortedMap<String, String> values() {
        return new TreeMap<>(values);
    }
}
