// primitive: Vector
// expect: exception at 14 thread a
// or: exception at 14 thread b

import java.util.List;
import java.util.Vector;

/** Asks for the size and then removes the last element: the other thread may have been quicker. */
class VectorSizeThenRemove {

    static void removeLast(Vector<String> vector) {
        int size = vector.size();
        if (size > 0) {
            vector.remove(size - 1);
        }
    }

    public static void main(String[] args) throws Exception {
        Vector<String> vector = new Vector<>(List.of("one"));
        Thread a = new Thread(() -> removeLast(vector), "a");
        Thread b = new Thread(() -> removeLast(vector), "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
