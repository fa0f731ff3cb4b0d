package dev.heddle.engine.instrument.programs;

/** Every way to make an object or an array. */
public class Allocations implements Cloneable {

    Allocations(Object argument) {}

    @Override
    protected Object clone() throws CloneNotSupportedException {
        return super.clone();
    }

    static void objects() {
        new Allocations(new StringBuilder("a"));
        Object kept = new Object();
    }

    static void arrays() {
        Object[] all = {new int[1], new String[1], new long[2][3], new byte[1][]};
    }

    static void conditional() {
        boolean yes = Thread.currentThread() != null;
        new Allocations(yes ? new Allocations(null) : new Object());
    }

    static void thrown() {
        try {
            throw new IllegalStateException("x");
        } catch (IllegalStateException expected) {
            new Object();
        }
    }

    static void clones() throws CloneNotSupportedException {
        new int[0].clone();
        Object original = new Allocations(null);
        ((Allocations) original).clone();
    }
}
