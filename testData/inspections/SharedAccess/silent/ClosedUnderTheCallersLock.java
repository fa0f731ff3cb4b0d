public class ClosedUnderTheCallersLock implements Runnable {
    private Runnable work = () -> { };

    @Override
    public void run() {
        work.run();
    }

    /** Callers must hold the lock that the thread runs under. */
    public void close() {
        forget();
    }

    private void forget() {
        work = null;
    }
}
