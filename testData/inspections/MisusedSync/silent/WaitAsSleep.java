class WaitAsSleep {
    private final Object mutex = new Object();

    void pause() throws InterruptedException {
        synchronized (mutex) {
            mutex.wait(1000);
        }
    }
}
