// primitive: synchronized block
// expect: clean

/** Increments under one lock. */
class GuardedCounter {

    private int count;

    void increment() {
        synchronized (this) {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        GuardedCounter counter = new GuardedCounter();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
