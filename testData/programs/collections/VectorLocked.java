// primitive: Vector
// expect: clean

import java.util.List;
import java.util.Vector;

/** Locks the vector around what belongs together. */
class VectorLocked {

    static void removeLast(Vector<String> vector) {
        synchronized (vector) {
            int size = vector.size();
            if (size > 0) {
                vector.remove(size - 1);
            }
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
        assert vector.isEmpty();
    }
}
