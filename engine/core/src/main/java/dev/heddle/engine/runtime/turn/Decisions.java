package dev.heddle.engine.runtime.turn;

import java.util.Arrays;
import java.util.function.IntConsumer;

/** What an execution has decided so far: the number of the thread that goes on, or -1 minus what was picked. */
public final class Decisions {

    private int[] made = new int[256];
    private int count;
    private IntConsumer listener;

    /** Tells {@code newListener}, if it is not null, of each from now on. */
    public void listen(IntConsumer newListener) {
        listener = newListener;
    }

    void clear() {
        count = 0;
    }

    void add(int decision) {
        if (count == made.length) {
            made = Arrays.copyOf(made, count * 2);
        }
        made[count++] = decision;
        if (listener != null) {
            listener.accept(decision);
        }
    }

    public int[] made() {
        return Arrays.copyOf(made, count);
    }
}
