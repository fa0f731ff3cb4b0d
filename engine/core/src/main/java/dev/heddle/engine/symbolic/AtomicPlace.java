package dev.heddle.engine.symbolic;

import dev.heddle.engine.symbolic.expr.Operator;
import dev.heddle.engine.symbolic.expr.Sort;

/**
 * Where an atomic variable is.
 *
 * @param owner and {@code number}: by what {@link SymbolicMemory} knows it
 * @param type first character of the descriptor of its type
 * @param value what it has now
 */
record AtomicPlace(Object owner, int number, char type, Object value) {

    boolean isReference() {
        return type == 'L' || type == '[';
    }

    Sort sort() {
        return switch (type) {
            case 'J' -> Sort.LONG;
            case 'F' -> Sort.FLOAT;
            case 'D' -> Sort.DOUBLE;
            default -> Sort.INT;
        };
    }

    /** What happens to a number that is too large for the type; null if none is. */
    Operator narrowing() {
        return switch (type) {
            case 'B' -> Operator.TO_BYTE;
            case 'C' -> Operator.TO_CHAR;
            case 'S' -> Operator.TO_SHORT;
            default -> null;
        };
    }

    /** Whether values of that type, by the first character of its descriptor, are what it has. */
    boolean fits(char valueType) {
        return isReference() ? valueType == 'L' || valueType == '[' : valueType == type;
    }
}
