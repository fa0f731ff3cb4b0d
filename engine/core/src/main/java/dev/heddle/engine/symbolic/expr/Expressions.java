package dev.heddle.engine.symbolic.expr;

import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes expressions, each once, in a simple form. */
public final class Expressions {

    /** So many are kept to be found again; those made before stay valid. */
    private static final int MOST = 1 << 21;

    private Expr[] table = new Expr[1 << 12];
    private int size;
    private int made;

    public final Expr yes = constant(Sort.BOOL, 1);
    public final Expr no = constant(Sort.BOOL, 0);

    public Expr constant(Sort sort, long value) {
        return intern(Expr.constant(sort, value, made));
    }

    public Expr truth(boolean holds) {
        return holds ? yes : no;
    }

    /** An input: a value between {@code min} and {@code max} that is known by its name. */
    public Expr input(Sort sort, String name, long min, long max) {
        return min == max ? constant(sort, min) : intern(Expr.input(sort, name, min, max, made));
    }

    /** Something that holds or does not, known by its name. */
    public Expr flag(String name) {
        return intern(Expr.input(Sort.BOOL, name, 0, 1, made));
    }

    /** A moment that is known by its name. */
    public Expr moment(String name) {
        return intern(Expr.input(Sort.ORDER, name, 0, Long.MAX_VALUE, made));
    }

    /** Whether the first of two moments comes before the second. */
    public Expr before(Expr first, Expr second) {
        return binary(Operator.LT, first, second);
    }

    /** Whether the first of two moments does not come after the second. */
    public Expr notAfter(Expr first, Expr second) {
        return binary(Operator.LE, first, second);
    }

    /** The expression with a value in place of an input. */
    public Expr substitute(Expr expr, Expr input, Expr value) {
        Map<Expr, Expr> known = new IdentityHashMap<>();
        known.put(input, value);
        return substitute(expr, known);
    }

    /** @param known what to put for inputs; takes up what was put for other expressions, so that none is looked at twice */
    public Expr substitute(Expr expr, Map<Expr, Expr> known) {
        Expr put = known.get(expr);
        if (put == null) {
            put = rebuild(expr, known);
            known.put(expr, put);
        }
        return put;
    }

    private Expr rebuild(Expr expr, Map<Expr, Expr> known) {
        Expr[] operands = new Expr[expr.count()];
        boolean changed = false;
        for (int i = 0; i < operands.length; i++) {
            operands[i] = substitute(expr.operand(i), known);
            changed |= operands[i] != expr.operand(i);
        }
        return changed ? with(expr, operands) : expr;
    }

    /** The expression with other operands. */
    public Expr with(Expr expr, Expr... operands) {
        return switch (operands.length) {
            case 1 -> unary(expr.operator(), operands[0]);
            case 2 -> expr.operator() == Operator.ALL ? all(List.of(operands))
                    : expr.operator() == Operator.SOME ? some(List.of(operands))
                    : binary(expr.operator(), operands[0], operands[1]);
            default -> expr.operator() == Operator.CHOICE ? choice(operands[0], operands[1], operands[2])
                    : expr.operator() == Operator.ALL ? all(List.of(operands)) : some(List.of(operands));
        };
    }

    public Expr equal(Expr a, Expr b) {
        return binary(Operator.EQ, a, b);
    }

    /** Whether the second holds where the first does. */
    public Expr implies(Expr a, Expr b) {
        return some(List.of(not(a), b));
    }

    public Expr all(Collection<Expr> conditions) {
        return connect(Operator.ALL, conditions, no, yes);
    }

    public Expr some(Collection<Expr> conditions) {
        return connect(Operator.SOME, conditions, yes, no);
    }

    /** @param strong what decides alone */
    private Expr connect(Operator operator, Collection<Expr> conditions, Expr strong, Expr neutral) {
        Set<Expr> left = new LinkedHashSet<>();
        for (Expr condition : conditions) {
            if (condition == strong) {
                return strong;
            }
            if (condition != neutral) {
                left.add(condition);
            }
        }
        return switch (left.size()) {
            case 0 -> neutral;
            case 1 -> left.iterator().next();
            default -> make(operator, left.toArray(new Expr[0]));
        };
    }

    public Expr unary(Operator operator, Expr a) {
        if (a.isConstant()) {
            return constant(sortOf(operator, a), operator.apply(a.sort(), a.value(), 0));
        }
        return switch (operator) {
            case NOT -> not(a);
            case NEG -> a.operator() == Operator.NEG ? a.operand(0) : make(operator, a);
            case NARROW -> a.operator() == Operator.WIDEN ? a.operand(0) : make(operator, a);
            case TO_BYTE, TO_CHAR, TO_SHORT -> fits(a, operator) ? a : make(operator, a);
            default -> make(operator, a);
        };
    }

    public Expr binary(Operator operator, Expr first, Expr second) {
        boolean swap = operator.isCommutative()
                && (first.isConstant() && !second.isConstant()
                        || !second.isConstant() && !first.isConstant() && first.id() > second.id());
        Expr a = swap ? second : first;
        Expr b = swap ? first : second;
        if (a.isConstant() && b.isConstant()) {
            return constant(sortOf(operator, a), operator.apply(a.sort(), a.value(), b.value()));
        }
        if (a.sort() == Sort.ORDER) {
            return a == b ? truth(operator != Operator.LT) : make(operator, a, b);
        }
        if (a.sort().isFloating()) {
            // Hardly any law of integers holds for them.
            return operator == Operator.EQ && a == b ? yes : make(operator, a, b);
        }
        Expr simple = Simplification.of(this, operator, a, b);
        return simple != null ? simple : make(operator, a, b);
    }

    /** {@code a} if the condition holds, else {@code b}. */
    public Expr choice(Expr condition, Expr a, Expr b) {
        if (condition.isConstant()) {
            return condition.value() != 0 ? a : b;
        }
        if (a == b) {
            return a;
        }
        if (a.sort() == Sort.BOOL && a == yes && b == no) {
            return condition;
        }
        return intern(Expr.of(Operator.CHOICE, a.sort(), made, condition, a, b));
    }

    public Expr not(Expr a) {
        return switch (a.operator()) {
            case CONSTANT -> truth(a.value() == 0);
            case NOT -> a.operand(0);
            case LT -> binary(Operator.LE, a.operand(1), a.operand(0));
            case LE -> binary(Operator.LT, a.operand(1), a.operand(0));
            default -> intern(Expr.of(Operator.NOT, Sort.BOOL, made, a));
        };
    }

    public Expr any(List<Expr> conditions) {
        Expr result = no;
        for (Expr condition : conditions) {
            result = binary(Operator.EITHER, result, condition);
        }
        return result;
    }

    Expr make(Operator operator, Expr... operands) {
        return intern(Expr.of(operator, sortOf(operator, operands[0]), made, operands));
    }

    /** Whether a narrowing would change nothing, as far as that is easy to tell. */
    private static boolean fits(Expr a, Operator narrowing) {
        if (a.operator() == Operator.INPUT) {
            return narrowing.apply(Sort.INT, a.min(), 0) == a.min()
                    && narrowing.apply(Sort.INT, a.max(), 0) == a.max() && a.min() <= a.max();
        }
        return a.operator() == narrowing || a.operator() == Operator.TO_BYTE && narrowing == Operator.TO_SHORT;
    }

    private static Sort sortOf(Operator operator, Expr a) {
        return switch (operator) {
            case EQ, LT, LE, NOT, BOTH, EITHER, ALL, SOME -> Sort.BOOL;
            case WIDEN, TO_LONG -> Sort.LONG;
            case NARROW, COMPARE, COMPARE_LOW, COMPARE_HIGH, TO_INT -> Sort.INT;
            case TO_FLOAT -> Sort.FLOAT;
            case TO_DOUBLE -> Sort.DOUBLE;
            default -> a.sort();
        };
    }

    private Expr intern(Expr fresh) {
        int mask = table.length - 1;
        int at = spread(fresh.structuralHash()) & mask;
        while (table[at] != null) {
            if (table[at].isSameAs(fresh)) {
                return table[at];
            }
            at = at + 1 & mask;
        }
        made++;
        if (size >= MOST) {
            Arrays.fill(table, null);
            size = 0;
        }
        table[at] = fresh;
        if (++size * 2 > table.length) {
            grow();
        }
        return fresh;
    }

    private void grow() {
        Expr[] old = table;
        table = new Expr[old.length * 2];
        int mask = table.length - 1;
        for (Expr expr : old) {
            if (expr != null) {
                int at = spread(expr.structuralHash()) & mask;
                while (table[at] != null) {
                    at = at + 1 & mask;
                }
                table[at] = expr;
            }
        }
    }

    private static int spread(int hash) {
        return (hash ^ hash >>> 15) * 0x9E3779B1 >>> 1;
    }
}
