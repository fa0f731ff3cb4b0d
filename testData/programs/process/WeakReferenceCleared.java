// primitive: weak references
// expect: exception at 13 thread worker

import java.lang.ref.WeakReference;

/** Reads a reference that another thread clears. */
class WeakReferenceCleared {

    public static void main(String[] args) throws Exception {
        WeakReference<String> weak = new WeakReference<>("text");
        Thread worker = new Thread(() -> {
            if (weak.get() != null) {
                weak.get().length();
            }
        }, "worker");
        worker.start();
        weak.clear();
        worker.join();
    }
}
