// primitive: ScheduledExecutorService
// expect: clean

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Reads a lot while a task is repeated: it has not stopped, so the task does not go on without end. */
class PeriodicTaskBesideReading {

    private static final int CELLS = 12_000;

    private static final class Cell {
        private int value;
        private Cell next;

        Cell(int value, Cell next) {
            this.value = value;
            this.next = next;
        }
    }

    public static void main(String[] args) {
        Cell cells = null;
        for (int i = 0; i < CELLS; i++) {
            cells = new Cell(i, cells);
        }
        AtomicInteger ticks = new AtomicInteger();
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        timer.scheduleAtFixedRate(ticks::incrementAndGet, 0, 10, TimeUnit.MILLISECONDS);
        long sum = 0;
        for (Cell cell = cells; cell != null; cell = cell.next) {
            sum += cell.value;
        }
        timer.shutdownNow();
        if (sum != (long) CELLS * (CELLS - 1) / 2) {
            throw new AssertionError("cells are missing");
        }
    }
}
