import java.util.concurrent.atomic.AtomicReference;

class NodesAreNew {

    private record Node(String value, Node next) {}

    private final AtomicReference<Node> top = new AtomicReference<>();

    void push(String value) {
        Node old;
        Node made;
        do {
            old = top.get();
            made = new Node(value, old);
        } while (!top.compareAndSet(old, made));
    }

    String pop() {
        while (true) {
            Node old = top.get();
            if (old == null || top.compareAndSet(old, old.next)) {
                return old == null ? null : old.value;
            }
        }
    }
}
