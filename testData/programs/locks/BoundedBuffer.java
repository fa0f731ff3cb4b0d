// primitive: Condition, bounded buffer
// expect: clean

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A buffer of one place with two conditions. */
class BoundedBuffer {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition notEmpty = lock.newCondition();
    private final Condition notFull = lock.newCondition();
    private String item;

    void put(String newItem) {
        lock.lock();
        try {
            while (item != null) {
                notFull.awaitUninterruptibly();
            }
            item = newItem;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    String take() {
        lock.lock();
        try {
            while (item == null) {
                notEmpty.awaitUninterruptibly();
            }
            String taken = item;
            item = null;
            notFull.signal();
            return taken;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        BoundedBuffer buffer = new BoundedBuffer();
        Thread producer = new Thread(() -> {
            buffer.put("one");
            buffer.put("two");
        }, "producer");
        producer.start();
        assert buffer.take().equals("one");
        assert buffer.take().equals("two");
        producer.join();
    }
}
