import java.util.concurrent.TimeUnit;

class PausesUnderLock {
    private static final long RETRY_MILLIS = 5_000;

    synchronized void other() {}

    synchronized void shortPause() throws InterruptedException {
        <weak_warning descr="'sleep()' can wait for long, and everybody who needs 'this' waits with it">Thread.sleep(10)</weak_warning>;
    }

    synchronized void longPause() throws InterruptedException {
        <weak_warning descr="'sleep()' can wait for long, and everybody who needs 'this' waits with it">Thread.sleep(RETRY_MILLIS)</weak_warning>;
    }

    synchronized void longUnit() throws InterruptedException {
        <weak_warning descr="'sleep()' can wait for long, and everybody who needs 'this' waits with it">TimeUnit.SECONDS.sleep(10)</weak_warning>;
    }

    synchronized void explainedPause() throws InterruptedException {
        // Give the server a chance to come back.
        <weak_warning descr="'sleep()' can wait for long, and everybody who needs 'this' waits with it">Thread.sleep(RETRY_MILLIS)</weak_warning>;
    }

    synchronized void explainedOtherwise() throws InterruptedException {
        // The server is called again.
        <weak_warning descr="'sleep()' can wait for long, and everybody who needs 'this' waits with it">Thread.sleep(RETRY_MILLIS)</weak_warning>;
    }
}
