// primitive: Thread in a static field
// expect: assertion at 16 thread main

/** The thread is made when the class is initialised; each execution starts it. */
class StaticThreadLosesUpdate {

    private static int count;
    private static final Thread WORKER = new Thread(() -> count++, "worker");

    public static void main(String[] args) throws Exception {
        WORKER.setName("renamed");
        WORKER.start();
        count++;
        WORKER.join();

        assert count == 2 : count;
    }
}
