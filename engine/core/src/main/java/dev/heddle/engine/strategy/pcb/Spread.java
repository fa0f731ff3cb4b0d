package dev.heddle.engine.strategy.pcb;

/**
 * An order in which threads of all kinds come early: the first, the last, one from the middle, and so on into the gaps.
 * Threads that do the same are mostly started one after the other.
 */
final class Spread {

    private Spread() {}

    /** The first {@code count} numbers in that order. */
    static int[] of(int[] numbers, int count) {
        int[] spread = new int[count];
        boolean[] taken = new boolean[count];
        int n = 0;
        int last = count - 1;
        // Ends of gaps that get smaller and smaller; a gap of one has both its ends taken.
        for (int parts = 1; n < count; parts *= 2) {
            for (int i = 0; i <= parts; i++) {
                int at = (int) ((long) last * i / parts);
                if (!taken[at]) {
                    taken[at] = true;
                    spread[n++] = numbers[at];
                }
            }
        }
        return spread;
    }
}
