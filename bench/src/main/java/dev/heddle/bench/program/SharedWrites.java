package dev.heddle.bench.program;

/** Two threads that write fields which both use, as many, as deep in calls and in as many objects as properties say. */
public final class SharedWrites {

    /** All are written by both threads. */
    private static final class Cell {
        private volatile int value;
    }

    private static final int STEPS = Integer.getInteger("steps");
    private static final int DEPTH = Integer.getInteger("depth");

    private final Cell[] cells = new Cell[Integer.getInteger("objects")];

    private SharedWrites() {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = new Cell();
        }
    }

    private void write(int depth) {
        if (depth > 0) {
            write(depth - 1);
            return;
        }
        for (int i = 0; i < STEPS / 2; i++) {
            cells[i % cells.length].value = i;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SharedWrites shared = new SharedWrites();
        Thread first = new Thread(() -> shared.write(DEPTH), "first");
        Thread second = new Thread(() -> shared.write(DEPTH), "second");
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
