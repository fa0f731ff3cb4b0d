// primitive: array element
// expect: assertion at 21 thread main

/** Two threads increment one element of an array. */
class ArrayElement {

    private final long[] counts = new long[1];

    void increment() {
        counts[0]++;
    }

    public static void main(String[] args) throws Exception {
        ArrayElement counter = new ArrayElement();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.counts[0] == 2 : counter.counts[0];
    }
}
