class HandlerAskedTooEarly {
    private volatile Throwable seen;

    void run() throws InterruptedException {
        Thread failing = new Thread(() -> {
            throw new IllegalStateException();
        });
        failing.setUncaughtExceptionHandler((thread, failure) -> seen = failure);
        failing.start();
        assert <weak_warning descr="'seen' is used here as if a thread started in line 8 had changed it already, in 'run()' (line 8), but nothing makes this thread wait for that">seen</weak_warning> != null;
        failing.join();
    }
}
