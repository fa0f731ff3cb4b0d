// primitive: volatile field
// expect: assertion at 21 thread main

/** A volatile field is not atomic: an increment reads and then writes. */
class VolatileIncrement {

    private volatile int count;

    void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        VolatileIncrement counter = new VolatileIncrement();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
