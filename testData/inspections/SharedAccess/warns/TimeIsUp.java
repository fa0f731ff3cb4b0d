import java.util.concurrent.locks.LockSupport;

class TimeIsUp {
    private volatile int result;
    private volatile boolean done;

    void join() throws InterruptedException {
        Thread worker = new Thread(() -> result = 42);
        worker.start();
        worker.join(1_000);
        assert <weak_warning descr="'result' is used here as if a thread started in line 9 had changed it already, in 'join()' (line 8), but nothing makes this thread wait for that">result</weak_warning> == 42;
    }

    void poll() throws InterruptedException {
        Thread worker = new Thread(() -> done = true);
        worker.start();
        long deadline = System.nanoTime() + 1_000_000;
        while (!done && System.nanoTime() < deadline) {
            LockSupport.parkNanos(1_000);
        }
        assert <weak_warning descr="'done' is used here as if a thread started in line 16 had changed it already, in 'poll()' (line 15), but nothing makes this thread wait for that">done</weak_warning>;
        worker.join();
    }
}
