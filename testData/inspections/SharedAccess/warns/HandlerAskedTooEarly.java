class HandlerAskedTooEarly {
    private volatile Throwable seen;

    void run() throws InterruptedException {
        Thread failing = new Thread(() -> {
            throw new IllegalStateException();
        });
        failing.setUncaughtExceptionHandler((thread, failure) -> seen = failure);
        failing.start();
        assert <warning descr="'seen' is counted on here, but nothing waits for a thread started in line 8 to change it in 'run()' (line 8)">seen</warning> != null;
        failing.join();
    }
}
