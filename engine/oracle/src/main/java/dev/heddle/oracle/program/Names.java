package dev.heddle.oracle.program;

/** What the variables of a program are called in bytecode and in source. */
final class Names {

    private Names() {}

    static String field(Program program, int i) {
        return (program.fields().get(i) ? "v" : "x") + i;
    }

    static String array(int i) {
        return "a" + i;
    }

    static String atomic(int i) {
        return "c" + i;
    }

    static String monitor(int i) {
        return "m" + i;
    }

    static String lock(int i) {
        return "l" + i;
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
