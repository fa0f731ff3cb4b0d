// primitive: out of memory
// expect: exception at 10 thread worker

/** Asks for an array larger than any heap if it comes before the size is set. */
class OutOfMemory {

    private volatile int size = Integer.MAX_VALUE;

    void allocate() {
        long[] array = new long[size];
        assert array.length > 0;
    }

    public static void main(String[] args) throws Exception {
        OutOfMemory box = new OutOfMemory();
        Thread worker = new Thread(box::allocate, "worker");
        worker.start();
        box.size = 10;
        worker.join();
    }
}
