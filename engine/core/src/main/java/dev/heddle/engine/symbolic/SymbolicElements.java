package dev.heddle.engine.symbolic;

import dev.heddle.bootstrap.Shadow;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import dev.heddle.engine.symbolic.expr.Range;
import dev.heddle.engine.symbolic.expr.Sort;

/** The part of {@link SymbolicExecution} that follows values through arrays, at indexes that may depend on inputs themselves. */
final class SymbolicElements {

    /** An array with more elements is read at the index that it was read at, not at any that it could be. */
    private static final int MOST_ELEMENTS = 64;

    private final SymbolicExecution execution;
    private final Expressions expressions;
    private final SymbolicMemory memory;
    private final UnfollowedCode outside;
    private final MessageValues messages;
    private boolean indexesAreDecisions;

    SymbolicElements(SymbolicExecution execution, Expressions expressions, SymbolicMemory memory, UnfollowedCode outside,
            MessageValues messages) {
        this.execution = execution;
        this.expressions = expressions;
        this.memory = memory;
        this.outside = outside;
        this.messages = messages;
    }

    void decideIndexes(boolean decide) {
        indexesAreDecisions = decide;
    }

    /** The value at an index; null if it depends on no input. */
    SymbolicValue load(Object array, int index, SymbolicValue shadowOfIndex, int site) {
        boolean within = checkIndex(array, index, shadowOfIndex, site);
        if (!within) {
            return null;
        }
        if (shadowOfIndex != null) {
            if (!indexesAreDecisions && isFollowed(array)) {
                return select(array, index, shadowOfIndex);
            }
            settleIndex(Elements.length(array), shadowOfIndex, site);
        }
        Expr symbol = execution.shared() == null ? null : execution.shared().readElement(array, index);
        if (symbol != null) {
            return execution.value(symbol, Elements.number(array, index));
        }
        SymbolicValue shadow = memory.get(array, index);
        return shadow == null ? null : execution.valid(array, index, shadow, Elements.number(array, index), site);
    }

    private boolean checkIndex(Object array, int index, SymbolicValue shadow, int site) {
        return checkIndex(Elements.length(array), index, shadow, site);
    }

    /** An index that is not within ends in an exception, which is a decision. */
    boolean checkIndex(int length, int index, SymbolicValue shadow, int site) {
        boolean within = index >= 0 && index < length;
        if (shadow != null) {
            Expr expr = shadow.expr();
            Expr from = expressions.binary(Operator.LE, expressions.constant(Sort.INT, 0), expr);
            Expr to = expressions.binary(Operator.LT, expr, expressions.constant(Sort.INT, length));
            execution.place(() -> execution.decided(
                    Branch.Kind.CHECK, expressions.binary(Operator.BOTH, from, to), within, site));
            if (!within) {
                messages.has(shadow);
            }
        }
        return within;
    }

    void settleIndex(int length, Shadow index, int site) {
        if (!indexesAreDecisions || length > MOST_ELEMENTS) {
            execution.place(() -> execution.concretise(index, site));
            return;
        }
        Expr expr = ((SymbolicValue) index).expr();
        execution.place(() -> execution.settle(expr, new Range(0, length - 1), index.value, site));
    }

    private static boolean isFollowed(Object array) {
        return Elements.arePrimitive(array) && Elements.length(array) <= MOST_ELEMENTS;
    }

    private SymbolicValue select(Object array, int index, SymbolicValue at) {
        int length = Elements.length(array);
        Expr result = element(array, length - 1);
        for (int i = length - 2; i >= 0; i--) {
            Expr here = expressions.binary(Operator.EQ, at.expr(), expressions.constant(Sort.INT, i));
            result = expressions.choice(here, element(array, i), result);
        }
        return execution.value(result, Elements.number(array, index));
    }

    private Expr element(Object array, int index) {
        long number = Elements.number(array, index);
        SymbolicValue shadow = execution.valid(array, index, memory.get(array, index), number, 0);
        return execution.expr(shadow, Elements.sort(array), number);
    }

    void store(Object array, int index, long value, SymbolicValue shadowOfIndex, SymbolicValue shadow, int site) {
        if (!checkIndex(array, index, shadowOfIndex, site)) {
            return;
        }
        if ((shadow != null || shadowOfIndex != null) && outside.has(array)) {
            storeOutside(array, index, shadowOfIndex, shadow, site);
            return;
        }
        if (shadowOfIndex != null && !indexesAreDecisions && isFollowed(array)) {
            Expr stored = narrowed(array, execution.expr(shadow, Elements.sort(array), value));
            Expr at = shadowOfIndex.expr();
            for (int i = 0; i < Elements.length(array); i++) {
                Expr here = expressions.binary(Operator.EQ, at, expressions.constant(Sort.INT, i));
                Expr now = expressions.choice(here, stored, element(array, i));
                memory.put(array, i, execution.value(now, i == index ? narrowed(array, value) : Elements.number(array, i)));
            }
            return;
        }
        if (shadowOfIndex != null) {
            settleIndex(Elements.length(array), shadowOfIndex, site);
        }
        SymbolicValue stored = shadow == null ? null
                : execution.value(narrowed(array, shadow.expr()), narrowed(array, value));
        boolean goesToOthers = stored != null && execution.shared() != null && execution.goesToOthers(
                execution.shared().writeElement(array, index, stored.expr()), stored, "element",
                SymbolicExecution.location(site));
        memory.put(array, index, goesToOthers ? null : stored);
    }

    /** Whoever has the array may read the element from now on. */
    private void storeOutside(Object array, int index, SymbolicValue shadowOfIndex, SymbolicValue shadow, int site) {
        if (shadowOfIndex != null) {
            settleIndex(Elements.length(array), shadowOfIndex, site);
        }
        if (shadow != null) {
            execution.concretise(shadow, site);
        }
        memory.put(array, index, null);
    }

    /** Elements of small types keep the lowest bits of what is stored. */
    private Expr narrowed(Object array, Expr expr) {
        Operator narrowing = Instructions.narrowing(array);
        return narrowing == null ? expr
                : narrowing == Operator.AND ? expressions.binary(narrowing, expr, expressions.constant(Sort.INT, 1))
                : expressions.unary(narrowing, expr);
    }

    private static long narrowed(Object array, long value) {
        Operator narrowing = Instructions.narrowing(array);
        return narrowing == null ? value : narrowing.apply(Sort.INT, value, 1);
    }

    void copied(Object from, int fromIndex, Object to, int toIndex, int count) {
        SymbolicValue[] shadows = new SymbolicValue[count];
        for (int i = 0; i < count; i++) {
            shadows[i] = memory.get(from, fromIndex + i);
        }
        boolean isOutside = outside.has(to);
        if (isOutside && to instanceof Object[] references) {
            for (int i = 0; i < count; i++) {
                outside.putText(references[toIndex + i]);
            }
        }
        for (int i = 0; i < count; i++) {
            if (isOutside && shadows[i] != null) {
                execution.concretise(shadows[i], "copy into an array of code that is not instrumented");
            }
            memory.put(to, toIndex + i, isOutside ? null : shadows[i]);
        }
    }
}
