// fix: Make all methods that use 'count' synchronized
class SynchronizeGenericMethods implements Runnable {
    private int count;

    public synchronized void run() {
        count++;
    }

    public synchronized <T> T counted(T value) {
        count++;
        return value;
    }
}
