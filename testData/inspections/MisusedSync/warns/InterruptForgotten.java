class InterruptForgotten {
    private boolean stop;

    synchronized void rest() {
        while (!stop) {
            try {
                <weak_warning descr="An interrupt of this 'wait()' is caught and forgotten, and the loop waits on: nobody can end the thread by an interrupt">wait()</weak_warning>;
            } catch (InterruptedException e) {
                stop = false;
            }
        }
    }

    static void work() {
        if (<weak_warning descr="'Thread.interrupted()' clears the interrupt, and the code goes on: whoever asks later sees none">Thread.interrupted()</weak_warning>) {
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
