// primitive: virtual thread
// expect: clean
// jdk: 21

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
        Thread sleeper = Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException e) {
                counter.interrupted = true;
            }
        });
        sleeper.interrupt();
        sleeper.join();
        assert counter.interrupted;
    }
}
