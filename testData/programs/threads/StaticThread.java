// primitive: Thread in a static field
// expect: clean

/** A thread in a static field is as new in each execution: its name, its state, what is local to it. */
class StaticThread {

    private static final ThreadLocal<Integer> RUNS = ThreadLocal.withInitial(() -> 0);
    private static int count;
    private static final Thread WORKER = new Thread(StaticThread::work, "worker");

    private static void work() {
        RUNS.set(RUNS.get() + 1);
        count = RUNS.get();
        Thread.currentThread().setName("renamed");
    }

    public static void main(String[] args) throws Exception {
        assert WORKER.getName().equals("worker") : WORKER.getName();
        assert WORKER.getState() == Thread.State.NEW : WORKER.getState();
        WORKER.start();
        WORKER.join();
        assert count == 1 : count;
        assert !WORKER.isAlive();
    }
}
