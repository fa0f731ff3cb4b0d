class WaitInLoop {
    private boolean ready;

    synchronized void proceed() throws InterruptedException {
        while (!ready) {
            wait();
        }
    }

    synchronized void proceedOnce() throws InterruptedException {
        do {
            wait(100);
        } while (!ready);
    }
}
