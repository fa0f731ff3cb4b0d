// primitive: Thread.start, join
// expect: assertion at 13 thread main

/** Reads what a thread computes without waiting for it. */
class MissingJoin {

    private volatile int result;

    public static void main(String[] args) throws Exception {
        MissingJoin computation = new MissingJoin();
        Thread worker = new Thread(() -> computation.result = 42, "worker");
        worker.start();
        assert computation.result == 42 : "too early";
        worker.join();
    }
}
