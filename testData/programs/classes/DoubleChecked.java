// primitive: double-checked locking
// expect: clean

/** Checks again under the lock; the field is volatile. */
class DoubleChecked {

    private static volatile DoubleChecked instance;
    private static int made;

    static void instance() {
        if (instance == null) {
            synchronized (DoubleChecked.class) {
                if (instance == null) {
                    made++;
                    instance = new DoubleChecked();
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(DoubleChecked::instance, "a");
        Thread b = new Thread(DoubleChecked::instance, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert made == 1 : made;
    }
}
