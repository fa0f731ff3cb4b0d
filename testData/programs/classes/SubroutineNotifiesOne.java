// primitive: class files with subroutines
// expect: stuck at 22 thread main
// or: stuck at 22 thread other
// class-file: 48

/** Two threads wait, and a method that an old compiler made of subroutines tells one of them. */
class SubroutineNotifiesOne {

    private boolean done;

    void finish() {
        synchronized (this) {
            done = true;
            notify();
        }
    }

    void await() {
        synchronized (this) {
            while (!done) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e.toString());
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        final SubroutineNotifiesOne work = new SubroutineNotifiesOne();
        Thread other = new Thread("other") {
            public void run() {
                work.await();
            }
        };
        Thread worker = new Thread("worker") {
            public void run() {
                work.finish();
            }
        };
        other.start();
        worker.start();
        work.await();
        worker.join();
        other.join();
    }
}
