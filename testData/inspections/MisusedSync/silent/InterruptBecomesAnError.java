class InterruptBecomesAnError {
    private Exception failure;
    private boolean completed;

    synchronized void await() throws Exception {
        while (!completed) {
            try {
                wait();
            } catch (InterruptedException e) {
                failure = new Exception(e);
            }
            check();
        }
    }

    private void check() throws Exception {
        if (failure != null) {
            throw failure;
        }
    }

    synchronized void complete() {
        completed = true;
        notifyAll();
    }
}
