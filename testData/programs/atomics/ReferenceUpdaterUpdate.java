// primitive: AtomicReferenceFieldUpdater
// expect: clean

import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Updates a reference through an updater. */
class ReferenceUpdaterUpdate {

    private static final AtomicReferenceFieldUpdater<ReferenceUpdaterUpdate, String> ALL =
            AtomicReferenceFieldUpdater.newUpdater(ReferenceUpdaterUpdate.class, String.class, "all");

    private volatile String all = "";

    void add(String name) {
        ALL.updateAndGet(this, old -> old + name);
    }

    public static void main(String[] args) throws Exception {
        ReferenceUpdaterUpdate names = new ReferenceUpdaterUpdate();
        Thread a = new Thread(() -> names.add("x"), "a");
        Thread b = new Thread(() -> names.add("y"), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert names.all.length() == 2 : names.all;
    }
}
