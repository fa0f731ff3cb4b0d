package dev.heddle.oracle.brute;

import dev.heddle.oracle.program.BoxStatements;
import dev.heddle.oracle.program.Condition;
import dev.heddle.oracle.program.Place;
import dev.heddle.oracle.program.Program;
import dev.heddle.oracle.program.Term;
import java.util.Map;

/**
 * Shared and local variables in the numbers of a state: the shared ones come first, behind one that is not theirs,
 * then what
 * objects consist of. A variable for an object has its number from 1, or 0 for none.
 */
final class Variables {

    private final Program program;
    /** Where the numbers of each thread begin. */
    private final int[] threads;
    private final Map<String, Integer> inputs;
    /** Where each array begins. */
    private final int[] arrays;
    private final int atomics;
    private final int slots;
    private final int boxes;
    private final int end;

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
        slots = atomics + program.atomics();
        boxes = slots + program.boxes().slots().size();
        int made = 0;
        for (int t = 0; t < threads.length; t++) {
            made += program.boxesOf(t);
        }
        end = boxes + made * program.boxes().fields().size();
    }

    /** Behind the last shared variable. */
    int end() {
        return end;
    }

    /** Behind the last shared variable that is a number. */
    int endOfNumbers() {
        return slots;
    }

    /** A field of the object in a slot, or what stands for it. */
    int inSlot(int[] state, int slot, int field) {
        int box = state[slots + slot];
        return box == 0 ? BoxStatements.ABSENT : state[member(box, field)];
    }

    private int member(int box, int field) {
        return boxes + (box - 1) * program.boxes().fields().size() + field;
    }

    void setLocal(int[] state, int t, int local, int value) {
        state[threads[t] + Machine.LOCALS + local] = value;
    }

    int cell(int[] state, int t, Place place) {
        if (place instanceof Place.Field field) {
            return 1 + field.index();
        }
        if (place instanceof Place.Slot slot) {
            return slots + slot.index();
        }
        if (place instanceof Place.Member member) {
            int locals = program.threads().get(t).locals();
            return member(state[threads[t] + Machine.LOCALS + locals + member.ref()], member.field());
        }
        if (place instanceof Place.Atomic atomic) {
            return atomics + atomic.index();
        }
        Place.Element element = (Place.Element) place;
        int length = program.arrays().get(element.array());
        return arrays[element.array()] + (value(state, t, element.index()) & length - 1);
    }

    /** The object that a place belongs to, as a bit among those there are; 0 if it belongs to none. */
    int owner(int[] state, int t, Place place) {
        if (place instanceof Place.Member member) {
            int locals = program.threads().get(t).locals();
            return 1 << state[threads[t] + Machine.LOCALS + locals + member.ref()] - 1;
        }
        return 0;
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
