import java.util.concurrent.CountDownLatch;

class LatchAwait {
    public static void main(String[] args) throws InterruptedException {
        int[] cell = new int[1];
        CountDownLatch done = new CountDownLatch(1);
        new Thread(() -> {
            cell[0] = 1;
            done.countDown();
        }).start();
        done.await();
        System.out.println(cell[0]);
    }
}
