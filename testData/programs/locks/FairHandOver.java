// primitive: ReentrantLock, fair
// expect: clean

import java.util.concurrent.locks.ReentrantLock;

/** The thread that waits for a fair lock has it before the one that asks again. */
class FairHandOver {

    private final ReentrantLock lock = new ReentrantLock(true);
    private String text = "";

    void add(String name) {
        lock.lock();
        try {
            text += name;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        FairHandOver log = new FairHandOver();
        log.lock.lock();
        Thread waiter = new Thread(() -> log.add("waiter "), "waiter");
        waiter.start();
        while (!log.lock.hasQueuedThread(waiter)) {
            Thread.onSpinWait();
        }
        log.lock.unlock();
        log.add("main");
        waiter.join();
        assert log.text.equals("waiter main") : log.text;
    }
}
