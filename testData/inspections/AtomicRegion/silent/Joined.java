class Joined {
    private int value;

    void run() throws InterruptedException {
        Thread worker = new Thread(() -> value = 1);
        worker.start();
        worker.join();
        if (value == 1) {
            value = 2;
        }
    }
}
