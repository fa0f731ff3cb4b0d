import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

class SleepUnderLock {
    private final ReentrantLock lock = new ReentrantLock();

    synchronized void pause() throws InterruptedException {
        <weak_warning descr="'sleep()' can wait for long, and everybody who needs 'this' waits with it">Thread.sleep(2000)</weak_warning>;
        <weak_warning descr="'sleep()' can wait for long, and everybody who needs 'this' waits with it">Thread.sleep(1000)</weak_warning>;
    }

    void fetch(Future<String> future) throws ExecutionException, InterruptedException {
        lock.lock();
        try {
            System.out.println(<weak_warning descr="'get()' can wait for long, and everybody who needs 'lock' waits with it">future.get()</weak_warning>);
        } finally {
            lock.unlock();
        }
    }

    void take(BlockingQueue<String> queue) throws InterruptedException {
        synchronized (queue) {
            <weak_warning descr="'take()' can wait for long, and everybody who needs 'queue' waits with it">queue.take()</weak_warning>;
        }
    }

    synchronized void quick() {
        System.out.println("quick");
    }

    void quickToo() {
        lock.lock();
        try {
            System.out.println("quick");
        } finally {
            lock.unlock();
        }
    }
}
