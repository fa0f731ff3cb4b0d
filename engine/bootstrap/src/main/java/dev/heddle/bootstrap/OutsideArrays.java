package dev.heddle.bootstrap;

import java.lang.ref.WeakReference;

/**
 * Arrays that code which is not instrumented has had since a static initialiser gave them to it, for as long as they live. What the program
 * stores in them is read unseen. A table of its own: the collections of the JDK are instrumented, and would count among
 * what the initialiser has changed.
 */
public final class OutsideArrays {

    private static WeakReference<?>[] table = new WeakReference<?>[1 << 6];
    private static int used;

    private OutsideArrays() {}

    /** Adds an array, and the arrays in it. */
    static synchronized void add(Object array) {
        if (contains(array)) {
            return;
        }
        if (used * 2 >= table.length) {
            rehash();
        }
        insert(new WeakReference<>(array), System.identityHashCode(array));
        if (array instanceof Object[]) {
            for (Object element : (Object[]) array) {
                if (element != null && element.getClass().isArray()) {
                    add(element);
                }
            }
        }
    }

    public static synchronized boolean contains(Object array) {
        if (used == 0) {
            return false;
        }
        int at = System.identityHashCode(array) & table.length - 1;
        while (table[at] != null) {
            if (table[at].get() == array) {
                return true;
            }
            at = at + 1 & table.length - 1;
        }
        return false;
    }

    private static void insert(WeakReference<?> reference, int hash) {
        int at = hash & table.length - 1;
        while (table[at] != null) {
            at = at + 1 & table.length - 1;
        }
        table[at] = reference;
        used++;
    }

    /** Makes room, without those that are gone. */
    private static void rehash() {
        WeakReference<?>[] old = table;
        table = new WeakReference<?>[2 * old.length];
        used = 0;
        for (WeakReference<?> reference : old) {
            Object array = reference == null ? null : reference.get();
            if (array != null) {
                insert(reference, System.identityHashCode(array));
            }
        }
    }
}
