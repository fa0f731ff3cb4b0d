// primitive: CyclicBarrier, broken
// expect: clean

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Both threads can live with a barrier that is broken by a time-out. */
class BarrierBrokenHandled {

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread patient = new Thread(() -> {
            try {
                barrier.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                assert barrier.isBroken();
            }
        }, "patient");
        patient.start();
        try {
            barrier.await(1, TimeUnit.SECONDS);
        } catch (BrokenBarrierException | TimeoutException e) {
            assert barrier.isBroken();
        }
        patient.join();
    }
}
