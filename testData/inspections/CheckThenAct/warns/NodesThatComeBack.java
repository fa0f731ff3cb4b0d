import java.util.concurrent.atomic.AtomicReference;

class NodesThatComeBack {

    static final class Node {
        private volatile Node next;
    }

    private final AtomicReference<Node> top = new AtomicReference<>();

    void giveBack(Node node) {
        do {
            node.next = top.get();
        } while (!top.compareAndSet(node.next, node));
    }

    Node take() {
        while (true) {
            Node old = top.get();
            if (old == null) {
                return null;
            }
            Node next = old.next;
            if (<weak_warning descr="'top' may have been changed and changed back since it was read: what was read behind it is then out of date, and this succeeds all the same">top.compareAndSet(old, next)</weak_warning>) {
                return old;
            }
        }
    }
}
