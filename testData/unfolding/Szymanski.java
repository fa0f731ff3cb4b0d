/**
 * Szymanski's mutual exclusion with loops that give up: a thread that has tried often enough ends.
 *
 * <p>Arguments, or else system properties: outer (2), spin (2).
 */
public final class Szymanski {

    private final Flag[] flags = {new Flag(), new Flag()};
    private volatile int x;

    private static final class Flag {
        private volatile int value;
    }

    private void enter(int me, int outer, int spin) {
        Flag mine = flags[me];
        Flag other = flags[1 - me];
        for (int round = 0; round < outer; round++) {
            if (!section(me, mine, other, spin)) {
                return;
            }
        }
    }

    /** Whether no wait was given up. */
    private boolean section(int me, Flag mine, Flag other, int spin) {
        mine.value = 1;
        if (!waitUntilBelow(other, 3, spin)) {
            return false;
        }
        mine.value = 3;
        if (other.value == 1) {
            mine.value = 2;
            if (!waitUntilFour(other, spin)) {
                return false;
            }
        }
        mine.value = 4;
        if (!waitUntilBelow(other, 2, spin)) {
            return false;
        }
        x = me + 1;
        if (x != me + 1) {
            throw new AssertionError("two threads in the critical section");
        }
        if (!waitUntilNotInDoorway(other, spin)) {
            return false;
        }
        mine.value = 0;
        return true;
    }

    private static boolean waitUntilBelow(Flag flag, int limit, int spin) {
        for (int i = 0; i < spin; i++) {
            if (flag.value < limit) {
                return true;
            }
        }
        return false;
    }

    private static boolean waitUntilFour(Flag flag, int spin) {
        for (int i = 0; i < spin; i++) {
            if (flag.value == 4) {
                return true;
            }
        }
        return false;
    }

    private static boolean waitUntilNotInDoorway(Flag flag, int spin) {
        for (int i = 0; i < spin; i++) {
            if (flag.value < 2 || flag.value > 3) {
                return true;
            }
        }
        return false;
    }

    public static void main(String[] args) {
        int outer = parameter(args, 0, "outer", 2);
        int spin = parameter(args, 1, "spin", 2);
        Szymanski shared = new Szymanski();
        for (int t = 0; t < 2; t++) {
            int me = t;
            new Thread(() -> shared.enter(me, outer, spin), "t" + t).start();
        }
    }

    private static int parameter(String[] args, int index, String name, int fallback) {
        return args.length > index ? Integer.parseInt(args[index]) : Integer.getInteger(name, fallback);
    }
}
