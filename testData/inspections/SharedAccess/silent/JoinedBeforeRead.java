class JoinedBeforeRead {
    private int result;

    int compute() throws InterruptedException {
        Thread worker = new Thread(() -> result = 42);
        worker.start();
        worker.join();
        return result;
    }
}
