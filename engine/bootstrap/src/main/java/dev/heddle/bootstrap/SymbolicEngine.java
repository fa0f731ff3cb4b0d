package dev.heddle.bootstrap;

/**
 * The symbolic layer as the hooks see it. Called on the managed thread that has the turn, with hooks off, and only
 * where a value that depends on an input is concerned. A shadow that is null is that of a value which does not.
 *
 * <p>Operations are numbers: those of the JVM's instructions, and the ones below.
 */
public abstract class SymbolicEngine {

    // Instructions that make a number one of a larger type.
    public static final int I2L = 133;
    public static final int I2F = 134;
    public static final int I2D = 135;
    public static final int L2F = 137;
    public static final int L2D = 138;
    public static final int F2D = 141;

    public static final int MIN = 1000;
    public static final int MAX = 1001;
    public static final int ABS = 1002;
    public static final int COMPARE = 1003;
    /** 1 if both operands are equal, else 0. */
    public static final int EQUAL = 1004;

    // What is done to the value of an atomic variable.
    public static final int GET = 0;
    public static final int SET = 1;
    public static final int GET_AND_SET = 2;
    public static final int GET_AND_ADD = 3;
    public static final int ADD_AND_GET = 4;
    public static final int COMPARE_AND_SET = 5;
    public static final int COMPARE_AND_EXCHANGE = 6;
    /** Something that is not followed, or a function that is applied; the result, if any, is not the new value. */
    public static final int OTHER = 7;
    /** The same, but the result is the new value. */
    public static final int OTHER_AND_GET = 8;

    /** The shadow of the result of an operation with two operands. */
    public abstract Shadow operate(int operation, long a, long b, Shadow shadowA, Shadow shadowB, int site);

    /** The shadow of the result of an operation with one operand. */
    public abstract Shadow convert(int operation, Shadow shadow, int site);

    /** A conditional jump: {@code operation} is that of the instruction. */
    public abstract void branch(int operation, long a, long b, Shadow shadowA, Shadow shadowB, int site);

    /** A switch, whose keys the site has. */
    public abstract void choose(Shadow shadow, int site);

    /** The shadow of a field; {@code owner} is null for a static one. */
    public abstract Shadow load(Object owner, long value, int site);

    public abstract void store(Object owner, Shadow shadow, int site);

    /** A field of the object that is being made was set; the other constructor is called next. */
    public abstract void pending(Shadow shadow, int site);

    /** The other constructor has returned: the object is this one. */
    public abstract void storePending(Object owner, Shadow shadow, int site);

    /** The part that hears of what the program reads while hooks are off. */
    public abstract QuietEngine quiet();

    /** A field is read by code that is not instrumented; {@code owner} is null for a static one. */
    public abstract void readUnseen(Object owner, Class<?> declaring, String field);

    /** The value of an atomic variable, or all of an array of them, is read by code that is not instrumented. */
    public abstract void readUnseen(Object atomic);

    /** The shadow of an element of an array, whose index may have one too. */
    public abstract Shadow loadElement(Object array, int index, Shadow shadowOfIndex, int site);

    public abstract void storeElement(
            Object array, int index, long value, Shadow shadowOfIndex, Shadow shadow, int site);

    /** Elements were copied; the ranges may overlap. */
    public abstract void copied(Object from, int fromIndex, Object to, int toIndex, int count);

    /** A field of an object was copied to another of the same class. */
    public abstract void fieldCopied(Object from, Object to, Class<?> declaring, String field);

    /** Before an element of an array, or of an atomic one, is accessed in another way than by an instruction. */
    public abstract void atomicIndex(Object array, int index, Shadow shadow, int site);

    /**
     * An atomic variable was accessed.
     *
     * @param variable what the method was called on: the variable, an array of them, a field updater, a var handle
     * @param place the object or array that has the variable; null if none was named
     * @param index of an element; -1 if none was named
     * @param type first character of the descriptor of the values
     * @param expected what a reference was compared with
     * @param applied shadow of what a function has returned for {@link #OTHER}; null if there is none
     */
    public abstract Shadow atomic(Object variable, Object place, int index, int operation, char type, long a, long b,
            Shadow shadowA, Shadow shadowB, Object expected, long result, Shadow applied, int site);

    /** An assertion about a value begins, with an object that stands for it. */
    public abstract void asserting(Object assertion, Shadow shadow);

    /** Something is asserted; {@code jump} is the comparison with {@code value}, or 0 if it is another. */
    public abstract void asserted(Object assertion, int jump, long value, Shadow shadow, int site);

    /** An array is made. */
    public abstract void newArray(int length, Shadow shadow, int site);

    /** The part that knows texts. */
    public abstract TextEngine texts();

    /** A value goes where it cannot be followed; what follows may depend on it. */
    public abstract void concretise(Shadow shadow, int site);

    /** Values went to a method that is not instrumented. */
    public abstract void escaped(Object[] shadows, int count, int site);

    /**
     * An object goes to code that is not instrumented, which may read its fields, or its elements if it is an array, and change them.
     *
     * @param kept whether that code may still do so later
     */
    public abstract void given(Object object, boolean kept, int site);

    /** The same for all objects. */
    public abstract void givenAll(int site);

    /** An array, or another object that may have something in it, was put into an array of references. */
    public abstract void putInto(Object array, Object value, int site);

    /** Whether a call on an object of the program comes to a method that its class has from code that is not instrumented. */
    public abstract boolean inherits(Object receiver, int site);

    /** Whether the method of the program that runs was called by code that carries shadows. */
    public abstract boolean isCalledByInstrumentedCode();

    /** A shadow was beside a value that is not its own. */
    public abstract void stale(int site);

    /** A box was made of a value. */
    public abstract void boxed(Object box, Shadow shadow);

    /** The shadow of what is in a box, if it is known from when the box was made. */
    public abstract Shadow unboxed(Object box);

    /** Two boxes of the same class are compared by identity. */
    public abstract void same(Object a, Object b, Shadow shadowA, Shadow shadowB, int site);

    /** The shadow of an input that was just asked for. */
    public abstract Shadow input(String name, String type, long value, long min, long max);

    /** A field was set to the input that was just asked for. */
    public abstract void bind(Object owner, Class<?> declaring, String field, Shadow shadow);

    /** The engine itself has failed in one of the above. */
    public abstract void failed(Throwable failure);
}
