package dev.heddle.engine.symbolic.expr;

import java.util.IdentityHashMap;
import java.util.Map;

/** Values that an expression has at most, as far as that is easy to tell; both ends are included. */
public record Range(long min, long max) {

    private static final Range ANY_INT = new Range(Integer.MIN_VALUE, Integer.MAX_VALUE);
    private static final Range ANY = new Range(Long.MIN_VALUE, Long.MAX_VALUE);

    public static Range of(Expr expr) {
        return new Search().of(expr);
    }

    /** Whether there are at most so many values. */
    public boolean isAtMost(int count) {
        long values = max - min;
        return values >= 0 && values < count;
    }

    private static Range any(Sort sort) {
        return sort == Sort.INT ? ANY_INT : ANY;
    }

    private boolean isWithin(Range other) {
        return min >= other.min && max <= other.max;
    }

    /** An expression may have the same operand at many places. */
    private static final class Search {

        private final Map<Expr, Range> known = new IdentityHashMap<>();

        Range of(Expr expr) {
            Range range = known.get(expr);
            if (range == null) {
                range = find(expr);
                known.put(expr, range);
            }
            return range;
        }

        private Range find(Expr expr) {
            Range any = any(expr.sort());
            return switch (expr.operator()) {
                case CONSTANT -> expr.sort().isFloating() ? any : new Range(expr.value(), expr.value());
                case INPUT -> new Range(expr.min(), expr.max());
                case ADD, SUB, MUL -> expr.sort().isFloating() ? any : arithmetic(expr, any);
                case REM -> expr.sort().isFloating() ? any : remainder(of(expr.operand(0)), of(expr.operand(1)), any);
                case AND -> masked(of(expr.operand(0)), of(expr.operand(1)), any);
                case WIDEN -> of(expr.operand(0));
                case NARROW -> within(of(expr.operand(0)), any);
                case TO_BYTE -> within(of(expr.operand(0)), new Range(Byte.MIN_VALUE, Byte.MAX_VALUE));
                case TO_SHORT -> within(of(expr.operand(0)), new Range(Short.MIN_VALUE, Short.MAX_VALUE));
                case TO_CHAR -> within(of(expr.operand(0)), new Range(Character.MIN_VALUE, Character.MAX_VALUE));
                case COMPARE, COMPARE_LOW, COMPARE_HIGH -> new Range(-1, 1);
                case CHOICE -> expr.sort().isFloating() ? any : union(of(expr.operand(1)), of(expr.operand(2)));
                case EQ, LT, LE, NOT, BOTH, EITHER -> new Range(0, 1);
                default -> any;
            };
        }

        private Range arithmetic(Expr expr, Range any) {
            Range a = of(expr.operand(0));
            Range b = of(expr.operand(1));
            try {
                Range result = switch (expr.operator()) {
                    case ADD -> new Range(Math.addExact(a.min, b.min), Math.addExact(a.max, b.max));
                    case SUB -> new Range(Math.subtractExact(a.min, b.max), Math.subtractExact(a.max, b.min));
                    default -> product(a, b);
                };
                return within(result, any);
            } catch (ArithmeticException overflow) {
                return any;
            }
        }

        private static Range product(Range a, Range b) {
            long p = Math.multiplyExact(a.min, b.min);
            long q = Math.multiplyExact(a.min, b.max);
            long r = Math.multiplyExact(a.max, b.min);
            long s = Math.multiplyExact(a.max, b.max);
            return new Range(Math.min(Math.min(p, q), Math.min(r, s)), Math.max(Math.max(p, q), Math.max(r, s)));
        }

        private static Range remainder(Range a, Range divisor, Range any) {
            if (divisor.min != divisor.max || divisor.min == 0 || divisor.min == Long.MIN_VALUE) {
                return any;
            }
            long most = Math.abs(divisor.min) - 1;
            return new Range(a.min >= 0 ? 0 : -most, a.max <= 0 ? 0 : most);
        }

        private static Range masked(Range a, Range b, Range any) {
            if (a.min < 0 && b.min < 0) {
                return any;
            }
            return new Range(0, a.min < 0 ? b.max : b.min < 0 ? a.max : Math.min(a.max, b.max));
        }

        private static Range union(Range a, Range b) {
            return new Range(Math.min(a.min, b.min), Math.max(a.max, b.max));
        }

        /** What wraps around may be any value of the type. */
        private static Range within(Range range, Range type) {
            return range.isWithin(type) ? range : type;
        }
    }
}
