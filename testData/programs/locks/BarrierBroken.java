// primitive: CyclicBarrier, broken
// expect: exception at 20 thread patient
// or: exception at 27 thread hasty
// options: --time-outs any

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** One thread waits for a limited time; when it is up, the barrier is broken for all. */
class BarrierBroken {

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread patient = new Thread(() -> {
            try {
                barrier.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            }
        }, "patient");
        Thread hasty = new Thread(() -> {
            try {
                barrier.await(1, TimeUnit.SECONDS);
            } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
                throw new IllegalStateException(e);
            }
        }, "hasty");
        patient.start();
        hasty.start();
        patient.join();
        hasty.join();
    }
}
