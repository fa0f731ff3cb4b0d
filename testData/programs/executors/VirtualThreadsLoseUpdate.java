// primitive: virtual thread
// expect: assertion at 20 thread main
// jdk: 21

/** Two virtual threads increment a plain field. */
class VirtualThreadsLoseUpdate {

    private int count;

    void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        VirtualThreadsLoseUpdate counter = new VirtualThreadsLoseUpdate();
        Thread a = Thread.ofVirtual().name("a").start(counter::increment);
        Thread b = Thread.startVirtualThread(counter::increment);
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
