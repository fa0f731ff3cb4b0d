// primitive: double-checked locking
// expect: assertion at 26 thread main

/** Checks before the lock, but not again under it. */
class CheckedOnce {

    private static volatile CheckedOnce instance;
    private static int made;

    static void instance() {
        if (instance == null) {
            synchronized (CheckedOnce.class) {
                made++;
                instance = new CheckedOnce();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(CheckedOnce::instance, "a");
        Thread b = new Thread(CheckedOnce::instance, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert made == 1 : made;
    }
}
