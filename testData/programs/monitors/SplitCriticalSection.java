// primitive: synchronized block
// expect: assertion at 29 thread main

/**
 * Reads under the lock and writes under the lock, but not under one lock: an update between the two is lost.
 */
class SplitCriticalSection {

    private int count;

    void increment() {
        int read;
        synchronized (this) {
            read = count;
        }
        synchronized (this) {
            count = read + 1;
        }
    }

    public static void main(String[] args) throws Exception {
        SplitCriticalSection counter = new SplitCriticalSection();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
