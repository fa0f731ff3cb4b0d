// primitive: Thread.start, join
// expect: exception at 10 thread main

/** Starts a thread that has been started. */
class StartedTwice {

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> { }, "worker");
        worker.start();
        worker.start();
    }
}
