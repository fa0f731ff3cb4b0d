package dev.heddle.engine.symbolic;

import dev.heddle.bootstrap.Boxes;
import dev.heddle.bootstrap.SymbolicEngine;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.Arrays;

/** What operations on atomic variables do to shadows. */
final class AtomicAccesses {

    private final SymbolicExecution execution;
    private final Expressions expressions;
    private final SymbolicMemory memory;
    private final SymbolicBoxes boxes;

    AtomicAccesses(SymbolicExecution execution, Expressions expressions, SymbolicMemory memory, SymbolicBoxes boxes) {
        this.boxes = boxes;
        this.execution = execution;
        this.expressions = expressions;
        this.memory = memory;
    }

    /** After an operation; {@code found} is null where it is not known what it was about. */
    SymbolicValue accessed(AtomicPlace found, int operation, char type, long a, SymbolicValue first,
            SymbolicValue second, Object expected, long result, SymbolicValue applied, int site) {
        // Of an exchange of references nobody says here whether it took place.
        boolean unclear = operation == SymbolicEngine.COMPARE_AND_EXCHANGE && found != null && found.isReference();
        if (found == null || unclear || operation >= SymbolicEngine.OTHER || !found.fits(type)) {
            return notFollowed(found, operation, first, second, applied, site);
        }
        SymbolicValue now = found(found, operation, a, result);
        switch (operation) {
            case SymbolicEngine.GET -> {
                boolean mayHave = !found.isReference() || Boxes.isBox(found.value());
                return mayHave ? execution.valid(found.owner(), found.number(), now, result, site) : null;
            }
            case SymbolicEngine.SET, SymbolicEngine.GET_AND_SET -> {
                SymbolicValue old = operation == SymbolicEngine.SET ? null : checked(now, result, site);
                put(found, first, site);
                return old;
            }
            case SymbolicEngine.GET_AND_ADD, SymbolicEngine.ADD_AND_GET -> {
                return added(found, operation, now, a, first, result, site);
            }
            default -> {
                if (found.isReference()) {
                    comparedReferences(found, now, expected, first, second, result != 0, site);
                    return null;
                }
                boolean exchange = operation == SymbolicEngine.COMPARE_AND_EXCHANGE;
                return compared(found, exchange, now, a, first, second, result, site);
            }
        }
    }

    private SymbolicValue checked(SymbolicValue shadow, long value, int site) {
        if (shadow != null && shadow.value != value) {
            execution.stale(site);
            return null;
        }
        return shadow;
    }

    /** An increment whose result nobody wants is one that gives the new value. */
    private SymbolicValue added(
            AtomicPlace place, int operation, SymbolicValue now, long a, SymbolicValue shadow, long result, int site) {
        Sort sort = place.sort();
        Operator narrowing = place.narrowing();
        long after = Boxes.number(place.value());
        long difference = Operator.SUB.apply(sort, after, a);
        long before = operation == SymbolicEngine.GET_AND_ADD ? result
                : narrowing == null ? difference : narrowing.apply(sort, difference, 0);
        SymbolicValue old = checked(now, before, site);
        Expr sum = expressions.binary(Operator.ADD, execution.expr(old, sort, before), execution.expr(shadow, sort, a));
        SymbolicValue sumValue = execution.value(narrowing == null ? sum : expressions.unary(narrowing, sum), after);
        put(place, sumValue, site);
        return operation == SymbolicEngine.GET_AND_ADD ? old : sumValue;
    }

    /** References are compared by identity, which depends on inputs where they are to boxes. */
    private void comparedReferences(AtomicPlace place, SymbolicValue now, Object expected, SymbolicValue first,
            SymbolicValue second, boolean written, int site) {
        Object before = written ? expected : place.value();
        if ((now != null || first != null) && Boxes.isBox(before) && Boxes.isBox(expected)
                && before.getClass() == expected.getClass()) {
            boxes.compared(before, expected, checked(now, Boxes.number(before), site), first, site);
        }
        if (written) {
            put(place, Boxes.isBox(place.value()) ? second : null, site);
        }
    }

    /** The shadow of what the operation has found. */
    private SymbolicValue found(AtomicPlace place, int operation, long a, long result) {
        Expr symbol = execution.shared() == null || operation == SymbolicEngine.SET
                ? null : execution.shared().readAtomic(place.owner(), place.number());
        return symbol == null ? memory.get(place.owner(), place.number())
                : execution.value(symbol, before(place, operation, a, result));
    }

    /** What the variable had before the operation. */
    private static long before(AtomicPlace place, int operation, long a, long result) {
        long after = Boxes.number(place.value());
        return switch (operation) {
            case SymbolicEngine.ADD_AND_GET -> {
                long difference = Operator.SUB.apply(place.sort(), after, a);
                yield place.narrowing() == null ? difference : place.narrowing().apply(place.sort(), difference, 0);
            }
            case SymbolicEngine.COMPARE_AND_SET -> result != 0 ? a : after;
            default -> result;
        };
    }

    /** The operation has written a value. */
    private void put(AtomicPlace place, SymbolicValue value, int site) {
        boolean goesToOthers = value != null && execution.shared() != null && execution.goesToOthers(
                execution.shared().writeAtomic(place.owner(), place.number(), value.expr()), value,
                "atomic variable", SymbolicExecution.location(site));
        memory.put(place.owner(), place.number(), goesToOthers ? null : value);
    }

    private SymbolicValue compared(AtomicPlace place, boolean exchange, SymbolicValue now, long a, SymbolicValue first,
            SymbolicValue second, long result, int site) {
        long after = Boxes.number(place.value());
        boolean written = exchange ? result == a : result != 0;
        long before = exchange ? result : written ? a : after;
        Sort sort = place.sort();
        SymbolicValue old = checked(now, before, site);
        Expr found = expressions.binary(Operator.EQ, execution.expr(old, sort, before), execution.expr(first, sort, a));
        execution.decided(Branch.Kind.JUMP, found, written, site);
        if (written) {
            put(place, second, site);
        } else if (execution.shared() == null) {
            memory.put(place.owner(), place.number(), old);
        }
        return exchange ? old : null;
    }

    /** The variable was changed in a way that is not followed, or by a function, of which only the result is. */
    private SymbolicValue notFollowed(AtomicPlace place, int operation, SymbolicValue first, SymbolicValue second,
            SymbolicValue applied, int site) {
        SymbolicValue now = place == null ? null : memory.get(place.owner(), place.number());
        for (SymbolicValue value : Arrays.asList(now, first, second)) {
            if (value != null) {
                execution.concretise(value, site);
            }
        }
        boolean isNew = applied != null && place != null && Boxes.number(place.value()) == applied.value
                && fits(place, applied);
        if (applied != null && !isNew) {
            execution.concretise(applied, site);
        }
        if (place != null) {
            memory.put(place.owner(), place.number(), isNew ? applied : null);
        }
        return isNew && operation == SymbolicEngine.OTHER_AND_GET ? applied : null;
    }

    private static boolean fits(AtomicPlace place, SymbolicValue value) {
        return place.isReference() ? Boxes.isBox(place.value()) : value.expr().sort() == place.sort();
    }
}
