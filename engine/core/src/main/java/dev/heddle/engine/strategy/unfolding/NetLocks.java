package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Gate;
import java.util.Arrays;

/** Sets of locks that a thread has, each told by the version that its last access to it made. */
final class NetLocks {

    private NetLocks() {}

    /** Takes note of what an event's i-th access acquires or gives back. */
    static void follow(NetEvent event, int i, NetAccess access) {
        Version made = event.versions[i];
        if (access.owns) {
            // However it came by it: a lock that was only tried for is as much its own.
            event.held = made == null ? event.held : with(event.held, made);
        } else if (made != null && has(event.held, access.variable)) {
            event.held = without(event.held, access.variable);
        } else if (access.after != access.before && access.gate != Gate.FREE) {
            event.shares = Share.after(event.shares, access.variable, access.after - access.before);
        }
    }

    static boolean has(Version[] locks, NetVariable variable) {
        for (Version lock : locks) {
            if (lock.variable == variable) {
                return true;
            }
        }
        return false;
    }

    private static Version[] with(Version[] locks, Version one) {
        for (int i = 0; i < locks.length; i++) {
            if (locks[i].variable == one.variable) {
                Version[] changed = locks.clone();
                changed[i] = one;
                return changed;
            }
        }
        Version[] more = Arrays.copyOf(locks, locks.length + 1);
        more[locks.length] = one;
        return more;
    }

    /** Without the first that is of this variable. */
    private static Version[] without(Version[] locks, NetVariable variable) {
        for (int i = 0; i < locks.length; i++) {
            if (locks[i].variable == variable) {
                Version[] fewer = new Version[locks.length - 1];
                System.arraycopy(locks, 0, fewer, 0, i);
                System.arraycopy(locks, i + 1, fewer, i, fewer.length - i);
                return fewer;
            }
        }
        return locks;
    }

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
