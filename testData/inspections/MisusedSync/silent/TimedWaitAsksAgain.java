class TimedWaitAsksAgain {
    private String value;

    synchronized String read() throws InterruptedException {
        if (value == null) {
            wait(1_000);
        }
        return value == null ? "nothing" : value;
    }

    synchronized void write() {
        value = "something";
        notifyAll();
    }
}
