class VolatileWaitedFor {
    private volatile int result;
    private volatile boolean ready;
    private volatile String name;

    void join() throws InterruptedException {
        Thread worker = new Thread(() -> result = 42);
        worker.start();
        worker.join();
        assert result == 42;
    }

    void spin() {
        Thread worker = new Thread(() -> ready = true);
        worker.start();
        while (!ready) {
            Thread.onSpinWait();
        }
        assert ready;
    }

    void setBeforeStart() {
        name = "Ada";
        new Thread(() -> System.out.println(name.length())).start();
    }
}
