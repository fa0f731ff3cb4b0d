// primitive: array element
// expect: clean

/** Two threads increment different elements of an array. */
class ArrayElements {

    public static void main(String[] args) throws Exception {
        long[] counts = new long[2];
        Thread a = new Thread(() -> counts[0]++, "a");
        Thread b = new Thread(() -> counts[1]++, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counts[0] == 1 && counts[1] == 1;
    }
}
