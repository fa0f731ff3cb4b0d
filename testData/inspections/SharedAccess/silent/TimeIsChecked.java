class TimeIsChecked {
    private volatile int result;

    void join() throws InterruptedException {
        Thread worker = new Thread(() -> result = 42);
        worker.start();
        worker.join(1_000);
        if (!worker.isAlive()) {
            assert result == 42;
        }
    }
}
