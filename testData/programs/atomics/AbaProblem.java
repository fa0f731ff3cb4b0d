// primitive: AtomicReference
// expect: assertion at 58 thread main

import java.util.concurrent.atomic.AtomicReference;

/**
 * Takes the first of two free nodes while the other thread takes both and gives the first one back: both have
 * the second.
 */
class AbaProblem {

    private static final class Node {
        private volatile Node next;
    }

    private final AtomicReference<Node> top = new AtomicReference<>();
    private volatile Node second;

    AbaProblem() {
        giveBack(new Node());
        giveBack(new Node());
    }

    void giveBack(Node node) {
        do {
            node.next = top.get();
        } while (!top.compareAndSet(node.next, node));
    }

    Node takeOne() {
        while (true) {
            Node old = top.get();
            if (old == null) {
                return null;
            }
            Node next = old.next;
            if (top.compareAndSet(old, next)) {
                return old;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        AbaProblem free = new AbaProblem();
        Thread slow = new Thread(free::takeOne, "slow");
        Thread quick = new Thread(() -> {
            Node first = free.takeOne();
            free.second = free.takeOne();
            if (first != null) {
                free.giveBack(first);
            }
        }, "quick");
        slow.start();
        quick.start();
        slow.join();
        quick.join();
        Node left = free.top.get();
        assert left == null || left != free.second : "taken and free at once";
    }
}
