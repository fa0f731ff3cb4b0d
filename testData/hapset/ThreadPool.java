import java.util.ArrayDeque;
import java.util.Deque;

/**
 * After the thread-pool library of the paper, {@code -Dworkers} of 5 tasks each. The paper does not say where its deadlock is. Here a worker
 * that finds no task takes the lock of the manager to say so, with the lock of the pool in its hand; who adds a task has them the other way round.
 */
public class ThreadPool {

    static final boolean FIXED = Boolean.getBoolean("fixed");
    static final int WORKERS = Integer.getInteger("workers", 2);
    static final int TASKS = Integer.getInteger("tasks", 5) * WORKERS;
    static final Object POOL = new Object();
    static final Object MANAGER = new Object();
    static final Deque<Integer> tasks = new ArrayDeque<>();
    static boolean closed;
    static int idle;
    static int done;

    static void work() {
        while (true) {
            boolean found;
            synchronized (POOL) {
                found = tasks.pollFirst() != null;
                if (!found && closed) {
                    return;
                }
                if (!found) {
                    if (!FIXED) {
                        synchronized (MANAGER) {
                            idle++;
                        }
                    }
                    try {
                        POOL.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                    continue;
                }
            }
            synchronized (MANAGER) {
                done++;
            }
        }
    }

    static void add(int task) {
        synchronized (MANAGER) {
            synchronized (POOL) {
                tasks.addLast(task);
                POOL.notify();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] workers = new Thread[WORKERS];
        for (int i = 0; i < WORKERS; i++) {
            workers[i] = new Thread(ThreadPool::work, "worker " + i);
            workers[i].start();
        }
        for (int i = 0; i < TASKS; i++) {
            add(i);
        }
        synchronized (POOL) {
            closed = true;
            POOL.notifyAll();
        }
        for (Thread worker : workers) {
            worker.join();
        }
    }
}
