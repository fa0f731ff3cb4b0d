package dev.heddle.oracle.program;

import java.util.Locale;

/** What the variables of a program are called in bytecode and in source. */
final class VariableNames {

    private VariableNames() {}

    static String field(Program program, int i) {
        return (program.fields().get(i) ? "v" : "x") + i;
    }

    static String array(int i) {
        return "a" + i;
    }

    static String atomic(int i) {
        return "c" + i;
    }

    /** A shared variable for an object. */
    static String slot(int i) {
        return "b" + i;
    }

    /** A local variable for an object. */
    static String ref(int i) {
        return "o" + i;
    }

    /** A field of an object. */
    static String member(int i) {
        return "f" + i;
    }

    /** The class of objects, inside that of the program. */
    static String box(Program program) {
        return program.name() + "$Box";
    }

    static String monitor(int i) {
        return "m" + i;
    }

    static String lock(int i) {
        return "l" + i;
    }

    static String rwLock(int i) {
        return "w" + i;
    }

    /** The condition of a lock. */
    static String condition(int lock) {
        return "q" + lock;
    }

    /** The VarHandle of a field. */
    static String handle(Program program, int field) {
        return field(program, field).toUpperCase(Locale.ROOT);
    }

    /** The VarHandle of the elements of arrays. */
    static String elements() {
        return "ELEMENTS";
    }

    static String semaphore(int i) {
        return "p" + i;
    }

    static String latch(int i) {
        return "d" + i;
    }

    static String site(int site) {
        return "s" + site;
    }
}
