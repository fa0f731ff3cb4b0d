// primitive: Semaphore, several permits
// expect: stuck at 12 thread a
// or: stuck at 12 thread b

import java.util.concurrent.Semaphore;

/** Two threads each have one of two permits and want another. */
class PermitsHoarded {

    static void useBoth(Semaphore permits) {
        permits.acquireUninterruptibly();
        permits.acquireUninterruptibly();
        permits.release(2);
    }

    public static void main(String[] args) throws Exception {
        Semaphore permits = new Semaphore(2);
        Thread a = new Thread(() -> useBoth(permits), "a");
        Thread b = new Thread(() -> useBoth(permits), "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
