// expect: deadlock at 12 thread a

/** Two threads take the same two locks in opposite order. */
class Deadlock01 {

    private final Object first = new Object();
    private final Object second = new Object();
    private int value;

    void forwards() {
        synchronized (first) {
            synchronized (second) {
                value++;
            }
        }
    }

    void backwards() {
        synchronized (second) {
            synchronized (first) {
                value--;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Deadlock01 shared = new Deadlock01();
        Thread a = new Thread(shared::forwards, "a");
        Thread b = new Thread(shared::backwards, "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
