// primitive: Thread.UncaughtExceptionHandler
// expect: clean

/** A failure that the thread has a handler for is the handler's business. */
class HandlerSeesFailure {

    private volatile String seen;

    public static void main(String[] args) throws Exception {
        HandlerSeesFailure handler = new HandlerSeesFailure();
        Thread failing = new Thread(() -> {
            throw new IllegalStateException("for the handler");
        }, "failing");
        failing.setUncaughtExceptionHandler(
                (thread, failure) -> handler.seen = thread.getName() + " " + failure.getMessage());
        failing.start();
        failing.join();
        assert handler.seen.equals("failing for the handler") : handler.seen;
    }
}
