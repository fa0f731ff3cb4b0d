// primitive: Thread.UncaughtExceptionHandler
// expect: assertion at 16 thread main

/** Asks what the handler has seen without waiting for the thread. */
class HandlerTooLate {

    private volatile Throwable seen;

    public static void main(String[] args) throws Exception {
        HandlerTooLate handler = new HandlerTooLate();
        Thread failing = new Thread(() -> {
            throw new IllegalStateException("for the handler");
        }, "failing");
        failing.setUncaughtExceptionHandler((thread, failure) -> handler.seen = failure);
        failing.start();
        assert handler.seen != null : "too early";
        failing.join();
    }
}
