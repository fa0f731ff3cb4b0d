class NotifyOneCondition {
    private boolean ready;

    synchronized void proceed() throws InterruptedException {
        while (!ready) {
            wait();
        }
    }

    synchronized void makeReady() {
        ready = true;
        notify();
    }
}
