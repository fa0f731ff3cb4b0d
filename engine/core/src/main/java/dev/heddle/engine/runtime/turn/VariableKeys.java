package dev.heddle.engine.runtime.turn;

import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.VariableTable;
import java.util.IdentityHashMap;
import java.util.Map;

/** What variables are called in traces: the same in every execution, whatever the order in which threads come to them. */
final class VariableKeys {

    private final Turns turns;
    /** Numbers of objects from before the executions. */
    private final Map<Object, Integer> numbers = new IdentityHashMap<>();

    VariableKeys(Turns turns) {
        this.turns = turns;
    }

    long of(int v) {
        VariableTable variables = turns.variables;
        long known = variables.key(v);
        if (known == 0) {
            int field = variables.field(v);
            known = mix(mix(mix(objectKey(variables.object(v), field), field), variables.index(v)), 1);
            variables.setKey(v, known);
        }
        return known;
    }

    /** Of the object that the variable belongs to. */
    long ofObject(int v) {
        return objectKey(turns.variables.object(v), turns.variables.field(v));
    }

    /** Of an object that a variable refers to. */
    long ofObject(ObjectState object) {
        return objectKey(object, 0);
    }

    private long objectKey(ObjectState object, int field) {
        if (object == null) {
            return 0;
        }
        // Where it matters whether a thread has been started, its life begins before its number is known.
        boolean life = field == VariableTable.LIFE && !turns.startsMatter;
        if (life || field == VariableTable.PERMIT || field == VariableTable.INTERRUPT) {
            return mix(1, object.managed.identity);
        }
        if (object.creator < 0 || object.foreign) {
            return mix(2, numbers.computeIfAbsent(object.object, o -> numbers.size()));
        }
        int creator = turns.threads[object.creator].identity;
        return mix(mix(mix(3, creator), object.allocation), object.serial);
    }

    private static long mix(long hash, long value) {
        long h = (hash ^ value) * 0x9E3779B97F4A7C15L;
        return (h ^ h >>> 32) * 0xBF58476D1CE4E5B9L;
    }
}
