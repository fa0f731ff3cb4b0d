import java.util.concurrent.locks.ReentrantLock;

class JoinInMainOfAThreadHandedOn {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread main = Thread.currentThread();
        <warning descr="'lock' stays locked for ever if the code up to 'unlock()' throws or returns: unlock in a finally block">lock.lock()</warning>;
        Thread waiter = new Thread(() -> {
            main.interrupt();
            lock.lock();
            lock.unlock();
        });
        waiter.start();
        <warning descr="'join()' can wait for long, and everybody who needs 'lock' waits with it">waiter.join()</warning>;
        lock.unlock();
    }
}
