class ConfiguredUnderALock implements Runnable {
    private int batchSize;

    public synchronized void configure(int size) {
        if (size > 0) {
            batchSize = size;
        }
    }

    @Override
    public void run() {
        for (int i = 0; i < batchSize; i++) {
            Thread.onSpinWait();
        }
    }
}
