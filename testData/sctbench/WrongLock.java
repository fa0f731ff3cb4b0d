// expect: assertion at 15 thread checker

/** One thread increments under lock a, the others under lock b. System property {@code others} (7): how many others. */
class WrongLock {

    private final Object a = new Object();
    private final Object b = new Object();
    private int value;

    void incrementAndCheck() {
        synchronized (a) {
            int before = value;
            value = before + 1;
            if (value != before + 1) {
                throw new AssertionError("disturbed: " + value);
            }
        }
    }

    void increment() {
        synchronized (b) {
            value++;
        }
    }

    public static void main(String[] args) throws Exception {
        int others = Integer.getInteger("others", 7);
        WrongLock shared = new WrongLock();
        Thread[] all = new Thread[others + 1];
        all[0] = new Thread(shared::incrementAndCheck, "checker");
        for (int i = 1; i <= others; i++) {
            all[i] = new Thread(shared::increment, "other-" + i);
        }
        for (Thread thread : all) {
            thread.start();
        }
        for (Thread thread : all) {
            thread.join();
        }
    }
}
