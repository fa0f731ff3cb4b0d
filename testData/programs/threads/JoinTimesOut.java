// primitive: Thread.join with time-out
// expect: assertion at 15 thread main
// options: --time-outs any

/** Takes the end of a timed join for the end of the thread. */
class JoinTimesOut {

    private volatile int result;

    public static void main(String[] args) throws Exception {
        JoinTimesOut computation = new JoinTimesOut();
        Thread worker = new Thread(() -> computation.result = 42, "worker");
        worker.start();
        worker.join(1_000);
        assert computation.result == 42 : "the time was up";
        worker.join();
    }
}
