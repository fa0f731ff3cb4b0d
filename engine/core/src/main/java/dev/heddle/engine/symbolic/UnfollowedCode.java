package dev.heddle.engine.symbolic;

import dev.heddle.bootstrap.OutsideArrays;
import dev.heddle.engine.instrument.shadow.ShadowCarriers;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * The part of {@link SymbolicExecution} that knows which arrays code that is not instrumented has. It may read them at any time from then on, so
 * what is stored in one is decided on, or pinned, when it is stored.
 */
final class UnfollowedCode {

    /** An array of arrays is looked into so deep. */
    private static final int MOST_DIMENSIONS = 8;

    private final SymbolicExecution execution;
    private final SymbolicMemory memory;
    private final Set<Object> arrays = Collections.newSetFromMap(new IdentityHashMap<>());

    UnfollowedCode(SymbolicExecution execution, SymbolicMemory memory) {
        this.execution = execution;
        this.memory = memory;
    }

    void clear() {
        arrays.clear();
    }

    boolean has(Object array) {
        return arrays.contains(array) || OutsideArrays.contains(array) || isOwnAtomic(array);
    }

    /** An atomic array of a class of the program, whose methods the JDK has. */
    private static boolean isOwnAtomic(Object array) {
        return !array.getClass().isArray() && ShadowCarriers.contain(array.getClass());
    }

    /** An object goes there. */
    void given(Object object, boolean kept, int site) {
        given(object, kept, site, MOST_DIMENSIONS);
    }

    private void given(Object object, boolean kept, int site, int dimensions) {
        if (object instanceof String text) {
            execution.texts().given(text, site);
            return;
        }
        for (SymbolicValue value : memory.removeAll(object)) {
            execution.concretise(value, site);
        }
        boolean isNew = !kept || object.getClass().isArray() && arrays.add(object);
        if (object instanceof Object[] elements && isNew && dimensions > 1) {
            for (Object element : elements) {
                if (element != null && (element instanceof String || element.getClass().isArray())) {
                    given(element, kept, site, dimensions - 1);
                }
            }
        }
        if (object instanceof Record) {
            ReferenceFields.of(object).forEach(value -> {
                if (value instanceof String text) {
                    execution.texts().given(text, site);
                }
            });
        }
    }

    /** An object was put into an array of references, which may be there. */
    void putInto(Object array, Object value, int site) {
        if (has(array)) {
            given(value, true, site);
        }
    }

    /** The same for a text that was copied there. */
    void putText(Object value) {
        if (value instanceof String text) {
            execution.texts().read(text);
        }
    }

    /** All objects that have shadows are there for now. */
    void givenAll(int site) {
        memory.all(owner -> true).forEach(value -> execution.concretise(value, site));
        execution.texts().allGiven(site);
    }
}
