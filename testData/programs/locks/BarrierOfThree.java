// primitive: CyclicBarrier
// expect: stuck at 13 thread a
// or: stuck at 13 thread b

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Two threads wait at a barrier for three. */
class BarrierOfThree {

    static void await(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(3);
        Thread a = new Thread(() -> await(barrier), "a");
        Thread b = new Thread(() -> await(barrier), "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
