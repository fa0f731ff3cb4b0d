// primitive: weak references
// expect: clean

import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.WeakHashMap;

/** What a strong reference keeps is never cleared; a cleared one stays clear. */
class WeakReferences {

    public static void main(String[] args) throws Exception {
        Object kept = new Object();
        WeakReference<Object> weak = new WeakReference<>(kept);
        Map<Object, String> map = new WeakHashMap<>();
        map.put(kept, "kept");
        Thread worker = new Thread(() -> {
            Object seen = weak.get();
            assert seen != null;
        }, "worker");
        worker.start();
        worker.join();
        assert map.get(kept).equals("kept");
        weak.clear();
        assert weak.get() == null;
    }
}
