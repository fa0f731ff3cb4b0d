import java.util.concurrent.Semaphore;

class TakenAfterASuccessfulAttempt {
    private final Semaphore permits = new Semaphore(1);

    void run(Runnable work) throws InterruptedException {
        if (permits.tryAcquire()) {
            <warning descr="'TakenAfterASuccessfulAttempt.permits' is taken here by a thread that may have it already; such a lock does not know its owner, and the thread waits for itself for ever">permits.acquire()</warning>;
            work.run();
            permits.release(2);
        }
    }
}
