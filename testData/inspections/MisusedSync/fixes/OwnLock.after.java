// fix: Introduce a lock object
class OwnLock {
    private final Object lock = new Object();
    private int count;

    void increment() {
        synchronized (lock) {
            count++;
        }
    }

    void decrement() {
        synchronized (lock) {
            count--;
        }
    }
}
