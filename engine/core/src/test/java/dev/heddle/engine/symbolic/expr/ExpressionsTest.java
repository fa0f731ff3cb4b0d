package dev.heddle.engine.symbolic.expr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ExpressionsTest {

    private static final long[] VALUES = {0, 1, -1, 2, 31, 32, 63, 64, 127, 128, 255, 65_535, 65_536, Integer.MAX_VALUE,
        Integer.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 40};

    private final Expressions all = new Expressions();
    private final Expr a = all.input(Sort.INT, "a", Integer.MIN_VALUE, Integer.MAX_VALUE);
    private final Expr b = all.input(Sort.INT, "b", 0, 100);
    private final Expr c = all.input(Sort.LONG, "c", Long.MIN_VALUE, Long.MAX_VALUE);

    @Test
    void theSameExpressionIsMadeOnce() {
        assertThat(all.binary(Operator.ADD, a, b)).isSameAs(all.binary(Operator.ADD, b, a));
        assertThat(all.binary(Operator.SUB, a, b)).isNotSameAs(all.binary(Operator.SUB, b, a));
        for (int i = 0; i < 10_000; i++) {
            all.binary(Operator.MUL, a, all.constant(Sort.INT, i + 2));
        }
        Expr product = all.binary(Operator.MUL, a, all.constant(Sort.INT, 5_000));
        assertThat(product).isSameAs(all.binary(Operator.MUL, all.constant(Sort.INT, 5_000), a));
    }

    @Test
    void theFormIsTheSameInWhateverOrderInputsAppear() {
        Expressions others = new Expressions();
        Expr otherB = others.input(Sort.INT, "b", 0, 100);
        Expr otherA = others.input(Sort.INT, "a", Integer.MIN_VALUE, Integer.MAX_VALUE);
        Expr sum = all.binary(Operator.ADD, a, b);
        Expr otherSum = others.binary(Operator.ADD, otherA, otherB);
        assertThat(otherSum).hasToString("(b + a)");
        assertThat(sum).hasToString("(a + b)");
        assertThat(otherSum.form()).isEqualTo(sum.form());
        assertThat(others.binary(Operator.LT, otherA, otherB).form())
                .isEqualTo(all.binary(Operator.LT, a, b).form())
                .isNotEqualTo(all.binary(Operator.LT, b, a).form());
        assertThat(all.binary(Operator.SUB, a, b).form()).isNotEqualTo(all.binary(Operator.SUB, b, a).form());
    }

    @Test
    void simpleFormsAreFound() {
        assertThat(text(all.binary(Operator.ADD, all.binary(Operator.ADD, a, number(3)), number(-3)))).isEqualTo("a");
        assertThat(text(all.binary(Operator.EQ, all.binary(Operator.ADD, a, number(3)), number(5))))
                .isEqualTo("(a == 2)");
        assertThat(text(all.not(all.binary(Operator.LT, a, b)))).isEqualTo("(b <= a)");
        assertThat(text(all.binary(Operator.LT, all.binary(Operator.COMPARE, c, large(7)), number(0))))
                .isEqualTo("(c < 7L)");
        assertThat(text(all.binary(Operator.LT, number(0), all.binary(Operator.COMPARE, c, large(7)))))
                .isEqualTo("(7L < c)");
        assertThat(text(all.unary(Operator.NARROW, all.unary(Operator.WIDEN, a)))).isEqualTo("a");
        assertThat(text(all.unary(Operator.TO_BYTE, b))).isEqualTo("b");
        assertThat(text(all.unary(Operator.TO_BYTE, a))).isEqualTo("(byte) a");
    }

    @Test
    void rangesDecideWhatTheyCan() {
        assertThat(all.binary(Operator.LT, b, number(101))).isSameAs(all.yes);
        assertThat(all.binary(Operator.LE, b, number(-1))).isSameAs(all.no);
        assertThat(all.binary(Operator.EQ, b, number(200))).isSameAs(all.no);
        assertThat(all.binary(Operator.LT, b, number(100)).isConstant()).isFalse();
        assertThat(all.input(Sort.INT, "fixed", 7, 7)).isSameAs(number(7));
    }

    @Test
    void aSimpleFormHasTheSameValue() {
        Random random = new Random(1);
        Operator[] operators = Operator.values();
        for (int i = 0; i < 40_000; i++) {
            Operator operator = operators[Operator.ADD.ordinal() + random.nextInt(Operator.COMPARE.ordinal() - 1)];
            Sort sort = operandSort(operator, random);
            boolean shift = operator == Operator.SHL || operator == Operator.SHR || operator == Operator.USHR;
            Expr x = some(random, sort);
            Expr y = some(random, shift ? Sort.INT : sort);
            Map<String, Long> inputs = new HashMap<>();
            inputs.put("a", (long) (int) VALUES[random.nextInt(VALUES.length)]);
            inputs.put("b", (long) random.nextInt(101));
            inputs.put("c", VALUES[random.nextInt(VALUES.length)]);
            boolean unary = operator == Operator.NEG || operator == Operator.ABS || operator == Operator.WIDEN
                    || operator == Operator.NARROW || operator.name().startsWith("TO_");
            Expr made = unary ? all.unary(operator, x) : all.binary(operator, x, y);
            Evaluation evaluation = new Evaluation(inputs);
            assertThat(evaluation.value(made)).as("%s %s %s with %s", operator, x, y, inputs)
                    .isEqualTo(operator.apply(sort, evaluation.value(x), evaluation.value(y)));
        }
    }

    @Test
    void numbersAreConvertedAsJavaDoes() {
        assertThat(doubleOf(Operator.TO_DOUBLE, Sort.INT, -3)).isEqualTo(-3.0);
        assertThat(doubleOf(Operator.TO_DOUBLE, Sort.LONG, Long.MAX_VALUE)).isEqualTo(0x1p63);
        assertThat(converted(Operator.TO_INT, Double.NaN)).isZero();
        assertThat(converted(Operator.TO_INT, 1e10)).isEqualTo(Integer.MAX_VALUE);
        assertThat(converted(Operator.TO_INT, -2.9)).isEqualTo(-2);
        assertThat(converted(Operator.TO_LONG, Double.NEGATIVE_INFINITY)).isEqualTo(Long.MIN_VALUE);
        assertThat(converted(Operator.TO_LONG, 1e10)).isEqualTo(10_000_000_000L);
    }

    @Test
    void notANumberIsComparedAsTheInstructionsDo() {
        long nan = Double.doubleToLongBits(Double.NaN);
        long one = Double.doubleToLongBits(1);
        assertThat(Operator.COMPARE_LOW.apply(Sort.DOUBLE, nan, one)).isEqualTo(-1);
        assertThat(Operator.COMPARE_HIGH.apply(Sort.DOUBLE, nan, one)).isEqualTo(1);
        assertThat(Operator.COMPARE_LOW.apply(Sort.DOUBLE, one, one)).isZero();
        assertThat(Operator.EQ.apply(Sort.DOUBLE, nan, nan)).isEqualTo(1);
        assertThat(Operator.EQ.apply(Sort.DOUBLE, 0, Double.doubleToLongBits(-0.0))).isZero();
    }

    private static double doubleOf(Operator operator, Sort sort, long value) {
        return Double.longBitsToDouble(operator.apply(sort, value, 0));
    }

    private static long converted(Operator operator, double value) {
        return operator.apply(Sort.DOUBLE, Double.doubleToLongBits(value), 0);
    }

    /** A sort of operands that the operator can have. */
    private static Sort operandSort(Operator operator, Random random) {
        Sort integral = random.nextBoolean() ? Sort.INT : Sort.LONG;
        Sort floating = random.nextBoolean() ? Sort.FLOAT : Sort.DOUBLE;
        return switch (operator) {
            case NARROW, COMPARE -> Sort.LONG;
            case WIDEN, TO_BYTE, TO_CHAR, TO_SHORT -> Sort.INT;
            case TO_INT, TO_LONG, ABS, COMPARE_LOW, COMPARE_HIGH -> floating;
            case ADD, SUB, MUL, DIV, NEG -> random.nextBoolean() ? integral : floating;
            default -> integral;
        };
    }

    private Expr some(Random random, Sort sort) {
        if (sort.isFloating()) {
            Operator conversion = sort == Sort.FLOAT ? Operator.TO_FLOAT : Operator.TO_DOUBLE;
            return all.unary(conversion, some(random, random.nextBoolean() ? Sort.INT : Sort.LONG));
        }
        long value = VALUES[random.nextInt(VALUES.length)];
        Expr constant = all.constant(sort, sort == Sort.INT ? (int) value : value);
        Expr input = sort == Sort.LONG ? c : random.nextBoolean() ? a : b;
        return switch (random.nextInt(4)) {
            case 0 -> constant;
            case 1 -> input;
            case 2 -> all.binary(Operator.ADD, input, constant);
            default -> all.unary(Operator.NEG, input);
        };
    }

    private Expr number(int value) {
        return all.constant(Sort.INT, value);
    }

    private Expr large(long value) {
        return all.constant(Sort.LONG, value);
    }

    private static String text(Expr expr) {
        return expr.toString();
    }
}
