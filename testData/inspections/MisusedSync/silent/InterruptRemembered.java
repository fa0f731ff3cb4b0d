class InterruptRemembered {
    private boolean stop;

    synchronized void rest() {
        boolean interrupted = false;
        while (!stop) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    synchronized void leave() {
        while (!stop) {
            try {
                wait();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    static void work() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    synchronized void stop() {
        stop = true;
        notifyAll();
    }
}
