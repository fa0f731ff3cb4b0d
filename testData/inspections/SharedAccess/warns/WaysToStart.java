import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;
import javax.swing.SwingUtilities;

/** The ways of the JDK to have code run by another thread; the thread that does it goes on. */
class WaysToStart {
    private int completed;
    private int completedByName;
    private int ofFuture;
    private int ofKeptFuture;
    private int ofFutureInPool;
    private int run;
    private int supplied;
    private int accepted;
    private int scheduled;
    private int forked;
    private int shown;
    private int generated;

    public static void main(String[] arguments) throws Exception {
        WaysToStart ways = new WaysToStart();
        ways.completionService();
        ways.futureTask();
        ways.completableFuture();
        ways.pools();
        ways.window();
        ways.array();
        new ForkJoinPool().invoke(new Halves(64));
        new ForkJoinPool().invoke(new Forks(4));
    }

    static class Forks extends RecursiveAction {
        private static int forks;
        private final int more;

        Forks(int more) {
            this.more = more;
        }

        @Override
        protected void compute() {
            <warning descr="'forks' is changed here by several threads started in line 54 at the same time; no lock keeps them apart">forks</warning>++;
            if (more > 0) {
                new Forks(more - 1).fork();
                new Forks(more - 1).fork();
            }
        }
    }

    static class Halves extends RecursiveAction {
        private static int pieces;
        private final int size;

        Halves(int size) {
            this.size = size;
        }

        @Override
        protected void compute() {
            if (size > 1) {
                invokeAll(new Halves(size / 2), new Halves(size - size / 2));
            } else {
                <warning descr="'pieces' is changed here by several threads started in line 71 at the same time; no lock keeps them apart">pieces</warning>++;
            }
        }
    }

    void completionService() {
        ExecutorService pool = Executors.newCachedThreadPool();
        new ExecutorCompletionService<Integer>(pool).submit(() -> <warning descr="'completed' is written here by a thread started in line 80 and written in 'completionService()' (line 81) by the thread that calls 'main()'; no lock keeps them apart">completed</warning>++);
        completed++;
        CompletionService<Integer> service = new ExecutorCompletionService<>(pool);
        service.submit(() -> <warning descr="'completedByName' is written here by a thread started in line 83 and written in 'completionService()' (line 84) by the thread that calls 'main()'; no lock keeps them apart">completedByName</warning>++);
        completedByName++;
    }

    void futureTask() throws Exception {
        new Thread(new FutureTask<>(() -> <warning descr="'ofFuture' is written here by a thread started in line 88 and written in 'futureTask()' (line 89) by the thread that calls 'main()'; no lock keeps them apart">ofFuture</warning>++)).start();
        ofFuture++;
        FutureTask<Integer> task = new FutureTask<>(new Callable<Integer>() {
            @Override
            public Integer call() {
                return <warning descr="'ofKeptFuture' is written here by a thread started in line 97 and written in 'futureTask()' (line 98) by the thread that calls 'main()'; no lock keeps them apart">ofKeptFuture</warning>++;
            }
        });
        Thread thread = new Thread(task);
        thread.start();
        ofKeptFuture++;
        task.get();
        FutureTask<Void> pooled = new FutureTask<>(() -> <warning descr="'ofFutureInPool' is written here by a thread started in line 101 and written in 'futureTask()' (line 102) by the thread that calls 'main()'; no lock keeps them apart">ofFutureInPool</warning>++, null);
        Executors.newCachedThreadPool().execute(pooled);
        ofFutureInPool++;
    }

    void completableFuture() {
        Future<Void> running = CompletableFuture.runAsync(() -> <warning descr="'run' is written here by a thread started in line 106 and written in 'completableFuture()' (line 107) by the thread that calls 'main()'; no lock keeps them apart">run</warning>++);
        run++;
        CompletableFuture.supplyAsync(() -> <warning descr="'supplied' is written here by a thread started in line 108 and written in 'completableFuture()' (line 109) by the thread that calls 'main()'; no lock keeps them apart">supplied</warning>++);
        supplied++;
        CompletableFuture.completedFuture(1).thenAcceptAsync(more -> <warning descr="'accepted' is written here by a thread started in line 110 and written in 'completableFuture()' (line 111) by the thread that calls 'main()'; no lock keeps them apart">accepted</warning> += more);
        accepted++;
    }

    void pools() {
        Executors.newScheduledThreadPool(1).schedule(() -> <warning descr="'scheduled' is written here by a thread started in line 115 and written in 'pools()' (line 116) by the thread that calls 'main()'; no lock keeps them apart">scheduled</warning>++, 1, TimeUnit.SECONDS);
        scheduled++;
        new ForkJoinPool().submit(new RecursiveAction() {
            @Override
            protected void compute() {
                <warning descr="'forked' is written here by a thread started in line 117 and written in 'pools()' (line 123) by the thread that calls 'main()'; no lock keeps them apart">forked</warning>++;
            }
        });
        forked++;
    }

    void window() {
        SwingUtilities.invokeLater(() -> <warning descr="'shown' is written here by a thread started in line 127 and written in 'window()' (line 128) by the thread that calls 'main()'; no lock keeps them apart">shown</warning>++);
        shown++;
    }

    void array() {
        Arrays.parallelSetAll(new int[9], i -> <warning descr="'generated' is changed here by several threads started in line 132 at the same time; no lock keeps them apart">generated</warning>++);
    }
}
