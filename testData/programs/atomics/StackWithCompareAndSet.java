// primitive: AtomicReference
// expect: clean

import java.util.concurrent.atomic.AtomicReference;

/** Pushes with compareAndSet, and again if another thread was quicker. */
class StackWithCompareAndSet {

    private record Node(int value, Node next) {}

    private final AtomicReference<Node> top = new AtomicReference<>();

    void push() {
        Node old;
        do {
            old = top.get();
        } while (!top.compareAndSet(old, new Node(1, old)));
    }

    int size() {
        int size = 0;
        for (Node node = top.get(); node != null; node = node.next()) {
            size++;
        }
        return size;
    }

    public static void main(String[] args) throws Exception {
        StackWithCompareAndSet stack = new StackWithCompareAndSet();
        Thread a = new Thread(stack::push, "a");
        Thread b = new Thread(stack::push, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert stack.size() == 2 : stack.size();
    }
}
