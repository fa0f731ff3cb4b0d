package dev.heddle.engine.strategy.unfolding;

/** Sets of locks that a thread has, each told by the version that the acquisition made. */
final class Locks {

    private Locks() {}

    /** Whether both are the same locks, acquired in the same order but maybe by other events. */
    static boolean same(Version[] a, Version[] b) {
        if (a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i].variable != b[i].variable) {
                return false;
            }
        }
        return true;
    }

    /** Whether there is a lock in both: then two threads cannot have them at the same time. */
    static boolean overlap(Version[] a, Version[] b) {
        for (Version one : a) {
            for (Version other : b) {
                if (one.variable == other.variable) {
                    return true;
                }
            }
        }
        return false;
    }
}
