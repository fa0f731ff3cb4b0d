// fix: Introduce a lock object
class OwnLock {
    private int count;

    void increment() {
        synchronized ("counter") {
            count++;
        }
    }

    void decrement() {
        synchronized ("counter") {
            count--;
        }
    }
}
