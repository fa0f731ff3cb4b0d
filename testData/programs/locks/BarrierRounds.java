// primitive: CyclicBarrier
// expect: clean

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads meet twice; the action runs between the rounds. */
class BarrierRounds {

    static void await(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger rounds = new AtomicInteger();
        CyclicBarrier barrier = new CyclicBarrier(2, rounds::incrementAndGet);
        Runnable work = () -> {
            await(barrier);
            assert rounds.get() >= 1;
            await(barrier);
            assert rounds.get() == 2;
        };
        Thread a = new Thread(work, "a");
        Thread b = new Thread(work, "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
