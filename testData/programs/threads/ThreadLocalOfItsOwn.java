// primitive: ThreadLocal
// expect: clean

/** Every thread counts in an object of its own. */
class ThreadLocalOfItsOwn {

    private final ThreadLocal<int[]> local = ThreadLocal.withInitial(() -> new int[1]);

    void increment() {
        local.get()[0]++;
        local.get()[0]++;
        assert local.get()[0] == 2;
        local.remove();
        assert local.get()[0] == 0;
    }

    public static void main(String[] args) throws Exception {
        ThreadLocalOfItsOwn counter = new ThreadLocalOfItsOwn();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.local.get()[0] == 0;
    }
}
