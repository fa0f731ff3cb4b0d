class SetAfterStartOnPurpose {
    private volatile boolean stopped;
    private volatile int level;
    private volatile String name;

    void stopLater() throws InterruptedException {
        Thread worker = new Thread(() -> {
            if (!stopped) {
                System.out.println("working");
            }
        });
        worker.start();
        stopped = true;
        worker.join();
    }

    void looksAgain() throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (level < 10) {
                Thread.onSpinWait();
            }
            System.out.println(level);
        });
        worker.start();
        level = 10;
        worker.join();
    }

    void eitherWay() throws InterruptedException {
        Thread worker = new Thread(() -> System.out.println(name));
        worker.start();
        name = "Ada";
        worker.join();
    }
}
