// fix: Make all methods that use 'count' synchronized
class SynchronizeGenericMethods implements Runnable {
    private int count;

    public void run() {
        count++;
    }

    public <T> T counted(T value) {
        count++;
        return value;
    }
}
