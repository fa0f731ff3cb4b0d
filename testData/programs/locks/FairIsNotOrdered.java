// primitive: ReentrantLock, fair
// expect: assertion at 32 thread main

import java.util.concurrent.locks.ReentrantLock;

/**
 * A fair lock serves those who wait in order; it does not make the first thread that was started the first to
 * come.
 */
class FairIsNotOrdered {

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
        FairIsNotOrdered log = new FairIsNotOrdered();
        Thread a = new Thread(() -> log.add("a"), "a");
        Thread b = new Thread(() -> log.add("b"), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert log.text.equals("ab") : log.text;
    }
}
