class OneAfterTheOther {
    private int count;

    void work() throws InterruptedException {
        Thread one = new Thread(() -> count++);
        one.start();
        one.join();
        Thread two = new Thread(() -> count++);
        two.start();
        two.join();
    }
}
