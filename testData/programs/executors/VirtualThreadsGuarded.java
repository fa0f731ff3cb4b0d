// primitive: virtual thread
// expect: clean
// jdk: 21

import java.util.concurrent.locks.LockSupport;

/** Virtual threads synchronise, sleep, wait and are interrupted like others. */
class VirtualThreadsGuarded {

    private int count;
    private volatile boolean interrupted;

    synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        VirtualThreadsGuarded counter = new VirtualThreadsGuarded();
        Thread a = Thread.ofVirtual().name("a").unstarted(counter::increment);
        Thread b = Thread.ofVirtual().name("b").start(counter::increment);
        a.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
        assert a.isVirtual() && a.isDaemon() && a.getName().equals("a");
        Thread parked = Thread.ofVirtual().start(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                LockSupport.park();
            }
            counter.interrupted = true;
        });
        parked.interrupt();
        parked.join();
        assert counter.interrupted;
    }
}
