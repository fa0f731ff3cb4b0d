import java.util.concurrent.Semaphore;

class TakenAfterAFailedAttempt {
    private final Semaphore permits = new Semaphore(4);

    void run(Runnable work) throws InterruptedException {
        if (!permits.tryAcquire()) {
            System.out.println("has to wait");
            permits.acquire();
        }
        work.run();
        permits.release();
    }

    void runTheOtherWayRound(Runnable work) throws InterruptedException {
        if (permits.tryAcquire()) {
            System.out.println("at once");
        } else {
            permits.acquire();
        }
        work.run();
        permits.release();
    }
}
