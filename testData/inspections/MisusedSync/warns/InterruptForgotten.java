class InterruptForgotten {
    private boolean stop;

    synchronized void rest() {
        while (!stop) {
            try {
                wait();
            } catch (<warning descr="The interrupt is forgotten and the loop waits on: nobody can end this thread by an interrupt">InterruptedException e</warning>) {
                // nothing to do
            }
        }
    }

    static void work() {
        if (<warning descr="'Thread.interrupted()' clears the interrupt, and the code goes on: whoever asks later sees none">Thread.interrupted()</warning>) {
            Thread.yield();
        }
        while (!Thread.currentThread().isInterrupted()) {
            Thread.onSpinWait();
        }
    }

    synchronized void stop() {
        stop = true;
        notifyAll();
    }
}
