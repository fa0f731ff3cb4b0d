import java.util.concurrent.locks.ReentrantLock;

class JoinInMain {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        System.out.println(Thread.currentThread().getName());
        lock.lock();
        Thread waiter = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                lock.unlock();
            } catch (InterruptedException e) {
                Thread.currentThread().setName("interrupted");
            }
        });
        waiter.start();
        waiter.interrupt();
        waiter.join();
        lock.unlock();
    }
}
