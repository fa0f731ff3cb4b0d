// primitive: Thread.start, join
// expect: clean

/** What happens before start is seen by the thread, what the thread does is seen after join. */
class StartAndJoin {

    private int input;
    private int result;

    public static void main(String[] args) throws Exception {
        StartAndJoin computation = new StartAndJoin();
        computation.input = 41;
        Thread worker = new Thread(() -> computation.result = computation.input + 1, "worker");
        assert worker.getState() == Thread.State.NEW && !worker.isAlive();
        worker.start();
        worker.join();
        assert worker.getState() == Thread.State.TERMINATED && !worker.isAlive();
        assert computation.result == 42 : computation.result;
    }
}
