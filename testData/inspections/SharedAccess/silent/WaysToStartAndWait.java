import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import javax.swing.SwingUtilities;

/** The ways of the JDK to have code run by another thread; the thread that does it waits before it goes on. */
class WaysToStartAndWait {
    private final FutureTask<Integer> kept = new FutureTask<>(() -> this.ofKeptFuture++);
    private int completed;
    private int ofFuture;
    private int ofKeptFuture;
    private int run;
    private int scheduled;
    private int forked;
    private int any;
    private int shown;

    public static void main(String[] arguments) throws Exception {
        WaysToStartAndWait ways = new WaysToStartAndWait();
        ways.completionService();
        ways.futureTask();
        ways.start();
        ways.end();
        ways.pools();
        ways.window();
        ways.array();
        Halves all = new Halves(64);
        new ForkJoinPool().invoke(all);
        System.out.println(all.pieces);
    }

    static class Halves extends RecursiveAction {
        private final int size;
        private int pieces;

        Halves(int size) {
            this.size = size;
        }

        @Override
        protected void compute() {
            if (size > 1) {
                Halves left = new Halves(size / 2);
                Halves right = new Halves(size - size / 2);
                invokeAll(left, right);
                pieces = left.pieces + right.pieces;
            } else {
                pieces = 1;
            }
        }
    }

    void completionService() throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        CompletionService<Integer> service = new ExecutorCompletionService<>(pool);
        completed++;
        service.submit(() -> completed++);
        service.take();
        completed++;
    }

    void futureTask() throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> ofFuture++);
        ofFuture++;
        new Thread(task).start();
        task.get();
        ofFuture++;
        FutureTask<Integer> again = new FutureTask<>(() -> ofFuture++);
        Thread thread = new Thread(again);
        thread.start();
        thread.join();
        ofFuture++;
    }

    void start() {
        ofKeptFuture++;
        new Thread(kept).start();
    }

    void end() throws Exception {
        kept.get();
        ofKeptFuture++;
    }

    void pools() throws Exception {
        CompletableFuture<Void> running = CompletableFuture.runAsync(() -> run++);
        running.join();
        run++;
        ScheduledFuture<Integer> later =
                Executors.newScheduledThreadPool(1).schedule(() -> scheduled++, 1, TimeUnit.SECONDS);
        later.get();
        scheduled++;
        new ForkJoinPool().invoke(new RecursiveAction() {
            @Override
            protected void compute() {
                forked++;
            }
        });
        forked++;
        Executors.newCachedThreadPool().invokeAny(List.of(() -> any++));
        any++;
    }

    /** The event thread runs one after the other. */
    void window() throws Exception {
        SwingUtilities.invokeAndWait(() -> shown++);
        shown++;
        SwingUtilities.invokeLater(() -> shown++);
        SwingUtilities.invokeLater(() -> shown++);
    }

    void array() {
        int[] squares = new int[9];
        Arrays.parallelSetAll(squares, i -> i * i);
        System.out.println(squares[0]);
    }
}

/** What is called by the event thread hands a task to it for later. */
class WindowOfWays {
    private int shown;

    public void show() {
        shown++;
        SwingUtilities.invokeLater(() -> shown++);
    }

    public void hide() {
        shown--;
    }
}
