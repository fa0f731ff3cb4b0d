// primitive: Semaphore.tryAcquire
// expect: clean

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Gives back the permit that it has got, if it has. */
class TryAcquireChecked {

    static void use(Semaphore permits) {
        try {
            if (permits.tryAcquire(1, TimeUnit.SECONDS)) {
                permits.release();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Semaphore permits = new Semaphore(1);
        Thread a = new Thread(() -> use(permits), "a");
        Thread b = new Thread(() -> use(permits), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert permits.availablePermits() == 1 : permits.availablePermits();
    }
}
