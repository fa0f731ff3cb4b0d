import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class SetAfterStart {
    private volatile int size;
    private volatile boolean well;

    void allocate() throws InterruptedException {
        Thread worker = new Thread(() -> System.out.println(new long[<weak_warning descr="'size' may not be set yet: the thread that calls 'allocate()' sets it in 'allocate()' (line 11) only after it has started the thread that uses it here">size</weak_warning>].length));
        worker.start();
        size = 10;
        worker.join();
    }

    void watch() {
        if (!<weak_warning descr="'well' may not be set yet: the thread that calls 'watched()' sets it in 'watched()' (line 24) only after it has started the thread that uses it here">well</weak_warning>) {
            System.exit(1);
        }
    }

    void watched() throws InterruptedException {
        Thread watchdog = new Thread(this::watch);
        watchdog.start();
        well = true;
        watchdog.join();
    }

    void closed() throws InterruptedException {
        ExecutorService pool = Executors.newCachedThreadPool();
        Thread client = new Thread(() -> <weak_warning descr="'pool' may refuse what it is given here: the thread that calls 'closed()' may have shut it down by now, in 'closed()' (line 32)">pool.execute(() -> System.out.println("late"))</weak_warning>);
        client.start();
        pool.shutdown();
        client.join();
    }
}
