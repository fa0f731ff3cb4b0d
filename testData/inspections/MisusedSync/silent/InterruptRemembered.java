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

    String takeOne(java.util.concurrent.BlockingQueue<String> queue) {
        for (;;) {
            String taken = null;
            try {
                taken = queue.take();
            } catch (InterruptedException e) {
                // the caller sees that there is none
            }
            return taken;
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
