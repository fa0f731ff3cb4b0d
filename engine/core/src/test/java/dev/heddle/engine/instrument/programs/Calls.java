package dev.heddle.engine.instrument.programs;

import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** Methods that a bracket or a prologue is put around in a test, and calls that are replaced. */
public class Calls {

    static int counter;
    int field = 2;

    static int branches(int n) {
        if (n > 5) {
            throw new IllegalArgumentException("too large");
        }
        long wide = 3;
        for (int i = 0; i < n; i++) {
            wide += i;
        }
        return (int) wide;
    }

    static void throughBranches() {
        if (branches(4) != 9) {
            throw new AssertionError("values were mixed up");
        }
        try {
            branches(6);
        } catch (IllegalArgumentException expected) {
            counter = 1;
        }
    }

    /** Begins with a loop, so that its code begins with a frame. */
    static void loopFirst() {
        while (true) {
            if (++counter > 10) {
                return;
            }
        }
    }

    static void construct() {
        new Calls();
    }

    static void references() {
        ToIntFunction<Object> hash = Object::hashCode;
        ToIntFunction<Calls> own = Calls::hashCode;
        ToLongFunction<String> length = String::length;
        if (hash.applyAsInt(new Object()) != 7 || own.applyAsInt(new Calls()) != 7
                || length.applyAsLong("abc") != 3) {
            throw new AssertionError("a method reference reached the wrong method");
        }
    }

    static void stringsAreHashedByThemselves() {
        if ("a".hashCode() != 97 || Integer.valueOf(5).hashCode() != 5) {
            throw new AssertionError("a hash code was replaced");
        }
    }

    static void missingReceiver() {
        Object none = null;
        try {
            none.notify();
        } catch (NullPointerException expected) {
            counter = 2;
        }
        try {
            none.hashCode();
        } catch (NullPointerException expected) {
            counter = 3;
        }
    }
}
