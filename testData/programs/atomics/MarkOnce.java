// primitive: AtomicMarkableReference
// expect: clean

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicMarkableReference;

/** One of two threads marks the node. */
class MarkOnce {

    private final AtomicMarkableReference<String> next = new AtomicMarkableReference<>("next", false);
    private final AtomicInteger deletions = new AtomicInteger();

    void delete() {
        if (next.compareAndSet("next", "next", false, true)) {
            deletions.incrementAndGet();
        }
    }

    public static void main(String[] args) throws Exception {
        MarkOnce node = new MarkOnce();
        Thread a = new Thread(node::delete, "a");
        Thread b = new Thread(node::delete, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert node.deletions.get() == 1 : node.deletions.get();
    }
}
