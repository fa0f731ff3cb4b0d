// primitive: AtomicMarkableReference
// expect: assertion at 28 thread main

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicMarkableReference;

/** Both threads think that they have marked the node. */
class MarkTwice {

    private final AtomicMarkableReference<String> next = new AtomicMarkableReference<>("next", false);
    private final AtomicInteger deletions = new AtomicInteger();

    void delete() {
        if (!next.isMarked()) {
            next.set("next", true);
            deletions.incrementAndGet();
        }
    }

    public static void main(String[] args) throws Exception {
        MarkTwice node = new MarkTwice();
        Thread a = new Thread(node::delete, "a");
        Thread b = new Thread(node::delete, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert node.deletions.get() == 1 : node.deletions.get();
    }
}
