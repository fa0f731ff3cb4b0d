class WaitForATime {
    synchronized void pause(long delay) throws InterruptedException {
        if (delay > 0) {
            wait(delay);
        }
    }
}
