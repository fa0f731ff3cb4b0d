// fix: Make all methods that use 'value' synchronized
class SynchronizeMethods {
    private int value;

    synchronized void increment() {
        value++;
    }

    synchronized int value() {
        return value;
    }

    public static void main(String[] args) throws InterruptedException {
        SynchronizeMethods counter = new SynchronizeMethods();
        Thread other = new Thread(counter::increment);
        other.start();
        counter.increment();
        other.join();
    }
}
