// primitive: class files with subroutines
// expect: clean
// class-file: 47

/** A method that an old compiler made of subroutines tells the one who waits, and gives the monitor back. */
class SubroutineNotifies {

    private boolean done;

    void finish() {
        synchronized (this) {
            try {
                done = true;
            } finally {
                notifyAll();
            }
        }
    }

    void await() throws InterruptedException {
        synchronized (this) {
            while (!done) {
                wait();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        final SubroutineNotifies work = new SubroutineNotifies();
        Thread worker = new Thread("worker") {
            public void run() {
                work.finish();
            }
        };
        worker.start();
        work.await();
        worker.join();
    }
}
