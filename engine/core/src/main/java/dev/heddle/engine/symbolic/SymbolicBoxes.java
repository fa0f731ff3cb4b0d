package dev.heddle.engine.symbolic;

import dev.heddle.bootstrap.Boxes;
import dev.heddle.bootstrap.Shadow;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.IdentityHashMap;
import java.util.Map;

/** The part of {@link SymbolicExecution} that knows which boxes hold values that depend on inputs, and which boxes are one. */
final class SymbolicBoxes {

    /** Numbers whose boxes the JVM shares. */
    private static final int LEAST_SHARED = -128;
    private static final int MOST_SHARED = 127;

    private final SymbolicExecution execution;
    private final Expressions expressions;
    private final SymbolicMemory memory;
    private final Map<Object, SymbolicValue> shadows = new IdentityHashMap<>();

    SymbolicBoxes(SymbolicExecution execution, Expressions expressions, SymbolicMemory memory) {
        this.execution = execution;
        this.expressions = expressions;
        this.memory = memory;
    }

    void clear() {
        shadows.clear();
    }

    /** Small numbers share their boxes, so those say nothing about where they come from. */
    void made(Object box, SymbolicValue shadow) {
        if (Boxes.isBox(box) && Boxes.number(box) == shadow.value && (shadow.value < LEAST_SHARED || shadow.value > MOST_SHARED)
                && !(box instanceof Boolean)) {
            shadows.put(box, shadow);
            memory.put(shadows, 0, shadow);
        }
    }

    SymbolicValue of(Object box) {
        return shadows.get(box);
    }

    /** Two boxes of the same class are compared by identity. */
    void compared(Object a, Object b, Shadow shadowA, Shadow shadowB, int site) {
        if (a instanceof Float || a instanceof Double) {
            return;
        }
        boolean shared = isShared(a, shadowA, site) & isShared(b, shadowB, site);
        if (shared) {
            Sort sort = a instanceof Long ? Sort.LONG : Sort.INT;
            Expr equal = expressions.binary(Operator.EQ,
                    execution.expr(shadowA, sort, Boxes.number(a)), execution.expr(shadowB, sort, Boxes.number(b)));
            execution.decided(Branch.Kind.JUMP, equal, a == b, site);
        }
    }

    /** Whether the box is the one that all of its value are; a decision where the value depends on inputs. */
    private boolean isShared(Object box, Shadow shadow, int site) {
        if (shadow == null) {
            return Boxes.isShared(box);
        }
        long value = Boxes.number(box);
        boolean shared = value >= LEAST_SHARED && value <= MOST_SHARED;
        Expr expr = ((SymbolicValue) shadow).expr();
        Sort sort = expr.sort();
        Expr from = expressions.binary(Operator.LE, expressions.constant(sort, LEAST_SHARED), expr);
        Expr to = expressions.binary(Operator.LE, expr, expressions.constant(sort, MOST_SHARED));
        execution.decided(Branch.Kind.JUMP, expressions.binary(Operator.BOTH, from, to), shared, site);
        return shared;
    }
}
