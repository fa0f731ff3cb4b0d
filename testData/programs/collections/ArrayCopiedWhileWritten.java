// primitive: arrays copied as a whole
// expect: assertion at 16 thread main

/** A copy of an array holds the old first element and the new second one, which no moment in between had. */
class ArrayCopiedWhileWritten {

    public static void main(String[] args) throws Exception {
        int[] pair = new int[2];
        Thread writer = new Thread(() -> {
            pair[0] = 1;
            pair[1] = 1;
        }, "writer");
        writer.start();
        int[] copy = new int[2];
        System.arraycopy(pair, 0, copy, 0, 2);
        assert copy[0] >= copy[1] : copy[0] + " " + copy[1];
        writer.join();
    }
}
