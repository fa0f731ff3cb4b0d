// primitive: AtomicReferenceFieldUpdater
// expect: assertion at 26 thread main

import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Gets and sets through an updater, but not both at once. */
class ReferenceUpdaterGetThenSet {

    private static final AtomicReferenceFieldUpdater<ReferenceUpdaterGetThenSet, String> ALL =
            AtomicReferenceFieldUpdater.newUpdater(ReferenceUpdaterGetThenSet.class, String.class, "all");

    private volatile String all = "";

    void add(String name) {
        ALL.set(this, ALL.get(this) + name);
    }

    public static void main(String[] args) throws Exception {
        ReferenceUpdaterGetThenSet names = new ReferenceUpdaterGetThenSet();
        Thread a = new Thread(() -> names.add("x"), "a");
        Thread b = new Thread(() -> names.add("y"), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert names.all.length() == 2 : names.all;
    }
}
