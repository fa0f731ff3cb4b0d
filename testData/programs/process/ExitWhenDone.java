// primitive: System.exit
// expect: clean

/** Ends the process with status 0 when all is done. */
class ExitWhenDone {

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(Thread::yield, "worker");
        worker.start();
        worker.join();
        System.exit(0);
    }
}
