// primitive: AtomicReference
// expect: assertion at 33 thread main

import java.util.concurrent.atomic.AtomicReference;

/** Pushes with set: a node that another thread has pushed in between is lost. */
class StackWithSet {

    private record Node(int value, Node next) {}

    private final AtomicReference<Node> top = new AtomicReference<>();

    void push() {
        top.set(new Node(1, top.get()));
    }

    int size() {
        int size = 0;
        for (Node node = top.get(); node != null; node = node.next()) {
            size++;
        }
        return size;
    }

    public static void main(String[] args) throws Exception {
        StackWithSet stack = new StackWithSet();
        Thread a = new Thread(stack::push, "a");
        Thread b = new Thread(stack::push, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert stack.size() == 2 : stack.size();
    }
}
