// primitive: Semaphore.tryAcquire
// expect: assertion at 22 thread main

import java.util.concurrent.Semaphore;

/** Gives back a permit that it has not got: there are more than at first. */
class TryAcquireIgnored {

    static void use(Semaphore permits) {
        permits.tryAcquire();
        permits.release();
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
