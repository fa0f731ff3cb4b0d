// primitive: ThreadLocal
// expect: assertion at 22 thread main

/** Every thread has its own variable, but all variables hold the same counter. */
class ThreadLocalOfOneObject {

    private final int[] shared = new int[1];
    private final ThreadLocal<int[]> local = ThreadLocal.withInitial(() -> shared);

    void increment() {
        local.get()[0]++;
    }

    public static void main(String[] args) throws Exception {
        ThreadLocalOfOneObject counter = new ThreadLocalOfOneObject();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.shared[0] == 2 : counter.shared[0];
    }
}
