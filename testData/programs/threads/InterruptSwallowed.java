// primitive: Thread.interrupt
// expect: stuck at 12 thread sleeper

/** Catches the interrupt that is to end it, forgets it and waits on. */
class InterruptSwallowed {

    private boolean stop;

    synchronized void rest() {
        while (!stop) {
            try {
                wait();
            } catch (InterruptedException e) {
                stop = false;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        InterruptSwallowed lock = new InterruptSwallowed();
        Thread sleeper = new Thread(lock::rest, "sleeper");
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
    }
}
