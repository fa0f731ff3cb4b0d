// primitive: Thread.UncaughtExceptionHandler
// expect: exception at 10 thread worker

/** Fails in a thread if it comes before the value does. */
class UncaughtInWorker {

    private volatile String value;

    void read() {
        value.length();
    }

    public static void main(String[] args) throws Exception {
        UncaughtInWorker box = new UncaughtInWorker();
        Thread worker = new Thread(box::read, "worker");
        worker.start();
        box.value = "text";
        worker.join();
    }
}
