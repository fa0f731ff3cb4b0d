// primitive: Thread.interrupt
// expect: clean

/** An interrupt ends a wait, whether it comes before or during it. */
class InterruptEndsTheWait {

    private boolean interrupted;

    synchronized void rest() {
        try {
            while (!interrupted) {
                wait();
            }
        } catch (InterruptedException e) {
            assert !Thread.currentThread().isInterrupted() : "the exception clears the flag";
            interrupted = true;
        }
    }

    public static void main(String[] args) throws Exception {
        InterruptEndsTheWait lock = new InterruptEndsTheWait();
        Thread sleeper = new Thread(lock::rest, "sleeper");
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
        assert lock.interrupted;
    }
}
