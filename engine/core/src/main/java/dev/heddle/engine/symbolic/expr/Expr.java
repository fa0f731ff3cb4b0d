package dev.heddle.engine.symbolic.expr;

/**
 * A value as a function of the inputs. Made by {@link Expressions} only, which makes each once: two of them
 * are equal when they are the same object.
 */
public final class Expr {

    private static final Expr[] NOTHING = {};

    private final Operator operator;
    private final Sort sort;
    private final Expr[] operands;
    private final long value;
    private final String name;
    private final long max;
    private final int id;
    private final int depth;
    private final int hash;
    private final long form;
    private final boolean floating;

    private Expr(Operator operator, Sort sort, Expr[] operands, long value, String name, long max, int id) {
        this.operator = operator;
        this.sort = sort;
        this.operands = operands;
        this.value = value;
        this.name = name;
        this.max = max;
        this.id = id;
        int deepest = 0;
        boolean anyFloating = sort.isFloating();
        int mixed = operator.ordinal() * 31 + sort.ordinal();
        mixed = mixed * 31 + Long.hashCode(value);
        mixed = mixed * 31 + Long.hashCode(max);
        mixed = mixed * 31 + (name == null ? 0 : name.hashCode());
        long ordered = 0;
        long sum = 0;
        for (Expr operand : operands) {
            deepest = Math.max(deepest, operand.depth);
            anyFloating |= operand.floating;
            mixed = mixed * 31 + operand.id;
            ordered = mix(ordered, operand.form);
            sum += mix(0, operand.form);
        }
        this.depth = deepest + 1;
        this.hash = mixed;
        this.form = mix(mix(mix(mix(mix(operator.ordinal(), sort.ordinal()), value), max),
                name == null ? 0 : name.hashCode()), operator.isCommutative() ? sum : ordered);
        this.floating = anyFloating;
    }

    private static long mix(long hash, long value) {
        long h = (hash * 31 + value + 7) * 0x9E3779B97F4A7C15L;
        return h ^ h >>> 29;
    }

    static Expr constant(Sort sort, long value, int id) {
        return new Expr(Operator.CONSTANT, sort, NOTHING, value, null, 0, id);
    }

    static Expr input(Sort sort, String name, long min, long max, int id) {
        return new Expr(Operator.INPUT, sort, NOTHING, min, name, max, id);
    }

    static Expr of(Operator operator, Sort sort, int id, Expr... operands) {
        return new Expr(operator, sort, operands, 0, null, 0, id);
    }

    public Operator operator() {
        return operator;
    }

    public Sort sort() {
        return sort;
    }

    public int count() {
        return operands.length;
    }

    public Expr operand(int i) {
        return operands[i];
    }

    public boolean isConstant() {
        return operator == Operator.CONSTANT;
    }

    public boolean isConstant(long expected) {
        return operator == Operator.CONSTANT && value == expected;
    }

    /** The value of a constant. */
    public long value() {
        return value;
    }

    /** The name of an input. */
    public String name() {
        return name;
    }

    /** The smallest value of an input. */
    public long min() {
        return value;
    }

    /** The largest value of an input. */
    public long max() {
        return max;
    }

    /** In order of creation, which is the same whenever the same program is run in the same way. */
    public int id() {
        return id;
    }

    /** Length of the longest way to an input or constant. */
    public int depth() {
        return depth;
    }

    /** Whether it, or what it is made of, is a floating-point number. */
    public boolean isFloating() {
        return floating;
    }

    boolean isSameAs(Expr other) {
        if (operator != other.operator || sort != other.sort || value != other.value || max != other.max
                || operands.length != other.operands.length) {
            return false;
        }
        for (int i = 0; i < operands.length; i++) {
            if (operands[i] != other.operands[i]) {
                return false;
            }
        }
        return name == null ? other.name == null : name.equals(other.name);
    }

    /**
     * What it is, as a number that does not depend on what was made before it: operands of a commutative operator are in the order of
     * their creation, which is not that of another execution.
     */
    public long form() {
        return form;
    }

    int structuralHash() {
        return hash;
    }

    @Override
    public String toString() {
        return ExprText.of(this);
    }
}
