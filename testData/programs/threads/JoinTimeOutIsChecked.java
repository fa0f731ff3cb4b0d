// primitive: Thread.join with time-out
// expect: clean

/** Asks whether the thread has ended after a timed join. */
class JoinTimeOutIsChecked {

    private volatile int result;

    public static void main(String[] args) throws Exception {
        JoinTimeOutIsChecked computation = new JoinTimeOutIsChecked();
        Thread worker = new Thread(() -> computation.result = 42, "worker");
        worker.start();
        worker.join(1_000);
        if (!worker.isAlive()) {
            assert computation.result == 42 : computation.result;
        }
        worker.join();
        assert computation.result == 42 : computation.result;
    }
}
