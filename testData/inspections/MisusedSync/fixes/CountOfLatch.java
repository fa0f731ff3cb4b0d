// fix: Change the count to 2
import java.util.concurrent.CountDownLatch;

class CountOfLatch {

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(3);
        new Thread(done::countDown).start();
        new Thread(done::countDown).start();
        done.await();
    }
}
