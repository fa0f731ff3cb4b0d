// primitive: Condition, bounded buffer
// expect: exception at 32 thread a
// or: exception at 32 thread b

import java.util.ArrayDeque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Two takers wait under an if; a signalAll lets both go on. */
class AwaitWithIf {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition notEmpty = lock.newCondition();
    private final ArrayDeque<String> items = new ArrayDeque<>();

    void put(String item) {
        lock.lock();
        try {
            items.add(item);
            notEmpty.signalAll();
        } finally {
            lock.unlock();
        }
    }

    void take() {
        lock.lock();
        try {
            if (items.isEmpty()) {
                notEmpty.awaitUninterruptibly();
            }
            items.removeFirst();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        AwaitWithIf buffer = new AwaitWithIf();
        Thread a = new Thread(buffer::take, "a");
        Thread b = new Thread(buffer::take, "b");
        a.start();
        b.start();
        buffer.put("one");
        buffer.put("two");
        a.join();
        b.join();
    }
}
