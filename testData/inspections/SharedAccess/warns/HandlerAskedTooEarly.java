class HandlerAskedTooEarly {
    private volatile Throwable seen;

    void run() throws InterruptedException {
        Thread failing = new Thread(() -> {
            throw new IllegalStateException();
        });
        failing.setUncaughtExceptionHandler((thread, failure) -> seen = failure);
        failing.start();
        assert <warning descr="'seen' is counted on here, but nothing waits until a thread started in line 8 has changed it in 'run()' (line 8)">seen</warning> != null;
        failing.join();
    }
}
