import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Phaser;

class CountsThatDoNotFit {

    static void waitsForThree() throws InterruptedException {
        CountDownLatch done = <warning descr="'done' waits for 3 to arrive, but only 2 do: those who wait are never let go">new CountDownLatch(3)</warning>;
        Runnable work = () -> done.countDown();
        new Thread(work).start();
        new Thread(work).start();
        done.await();
    }

    static void waitsForOne() throws InterruptedException {
        CountDownLatch done = <warning descr="'done' waits for 1 of the 2 that arrive: it may let go before all have come">new CountDownLatch(1)</warning>;
        new Thread(done::countDown).start();
        new Thread(done::countDown).start();
        done.await();
    }

    static void meet(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    static void twoOfThree() {
        CyclicBarrier barrier = <warning descr="'barrier' waits for 3 to arrive, but only 2 do: those who wait are never let go">new CyclicBarrier(3)</warning>;
        new Thread(() -> meet(barrier)).start();
        new Thread(() -> meet(barrier)).start();
    }

    static void forgottenParty() {
        Phaser phaser = <warning descr="'phaser' waits for 3 to arrive, but only 2 do: those who wait are never let go">new Phaser(2)</warning>;
        new Thread(phaser::arrive).start();
        phaser.register();
        phaser.arriveAndAwaitAdvance();
    }

    public static void main(String[] args) throws Exception {
        waitsForThree();
        waitsForOne();
        twoOfThree();
        forgottenParty();
    }
}
