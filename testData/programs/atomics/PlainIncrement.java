// primitive: plain field
// expect: assertion at 21 thread main

/** Two threads increment a plain field. */
class PlainIncrement {

    private int count;

    void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        PlainIncrement counter = new PlainIncrement();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
