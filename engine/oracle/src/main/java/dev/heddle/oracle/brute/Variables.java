package dev.heddle.oracle.brute;

import dev.heddle.oracle.program.Condition;
import dev.heddle.oracle.program.Place;
import dev.heddle.oracle.program.Program;
import dev.heddle.oracle.program.Term;
import java.util.Map;

/** Shared and local variables in the numbers of a state: the shared ones come first, behind one that is not theirs. */
final class Variables {

    private final Program program;
    /** Where the numbers of each thread begin. */
    private final int[] threads;
    private final Map<String, Integer> inputs;
    /** Where each array begins. */
    private final int[] arrays;
    private final int atomics;

    Variables(Program program, int[] threads, Map<String, Integer> inputs) {
        this.program = program;
        this.threads = threads;
        this.inputs = inputs;
        int next = 1 + program.fields().size();
        arrays = new int[program.arrays().size()];
        for (int i = 0; i < arrays.length; i++) {
            arrays[i] = next;
            next += program.arrays().get(i);
        }
        atomics = next;
    }

    /** Behind the last shared variable. */
    int end() {
        return atomics + program.atomics();
    }

    void setLocal(int[] state, int t, int local, int value) {
        state[threads[t] + Machine.LOCALS + local] = value;
    }

    int cell(int[] state, int t, Place place) {
        if (place instanceof Place.Field field) {
            return 1 + field.index();
        }
        if (place instanceof Place.Atomic atomic) {
            return atomics + atomic.index();
        }
        Place.Element element = (Place.Element) place;
        int length = program.arrays().get(element.array());
        return arrays[element.array()] + (value(state, t, element.index()) & length - 1);
    }

    int value(int[] state, int t, Term expr) {
        if (expr instanceof Term.Constant constant) {
            return constant.value();
        }
        if (expr instanceof Term.Input input) {
            return inputs.get(input.name());
        }
        Term.Local local = (Term.Local) expr;
        return state[threads[t] + Machine.LOCALS + local.index()] + local.add();
    }

    boolean holds(int[] state, int t, Condition condition) {
        int left = value(state, t, condition.left());
        int right = value(state, t, condition.right());
        return switch (condition.comparison()) {
            case EQUAL -> left == right;
            case DIFFERENT -> left != right;
            case LESS -> left < right;
        };
    }
}
