class WaitWrapper {
    private boolean ready;

    synchronized void waitForChange() throws InterruptedException {
        wait();
    }

    synchronized void proceed() throws InterruptedException {
        while (!ready) {
            waitForChange();
        }
    }
}
