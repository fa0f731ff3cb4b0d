// primitive: Thread.sleep
// expect: assertion at 15 thread main
// options: --time-outs any

/** Sleeps for as long as the other thread is thought to need. */
class SleepInsteadOfJoin {

    private volatile boolean done;

    public static void main(String[] args) throws Exception {
        SleepInsteadOfJoin box = new SleepInsteadOfJoin();
        Thread worker = new Thread(() -> box.done = true, "worker");
        worker.start();
        Thread.sleep(1_000);
        assert box.done : "not yet";
        worker.join();
    }
}
