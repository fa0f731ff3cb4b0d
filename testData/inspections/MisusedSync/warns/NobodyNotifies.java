class NobodyNotifies {
    private final Object pause = new Object();
    private final Object change = new Object();
    private boolean ready;
    private int rounds;

    void pauses() throws InterruptedException {
        synchronized (pause) {
            if (!ready) {
                <weak_warning descr="'wait()' can return although nothing happened: check the condition again in a loop">pause.wait(5000)</weak_warning>;
                rounds++;
            }
        }
    }

    void counts() throws InterruptedException {
        synchronized (change) {
            if (!ready) {
                <warning descr="'wait()' can return although nothing happened: check the condition again in a loop">change.wait(5000)</warning>;
                rounds++;
            }
        }
    }

    void change() {
        synchronized (change) {
            change.notifyAll();
        }
    }

    void countsAttempts(int attempts) throws InterruptedException {
        synchronized (change) {
            if (attempts > 1) {
                <weak_warning descr="'wait()' can return although nothing happened: check the condition again in a loop">change.wait(5000)</weak_warning>;
                rounds++;
            }
        }
    }

    void toldWhy() throws InterruptedException {
        synchronized (change) {
            if (!ready) {
                // Spurious wake-ups do no harm.
                <weak_warning descr="'wait()' can return although nothing happened: check the condition again in a loop">change.wait()</weak_warning>;
            }
        }
        rounds++;
    }
}
