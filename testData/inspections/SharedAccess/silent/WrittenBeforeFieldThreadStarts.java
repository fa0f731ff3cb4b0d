class WrittenBeforeFieldThreadStarts {
    private String queue;
    private final Thread worker = new Thread(() -> System.out.println(queue));

    void begin() {
        queue = "made";
        worker.start();
    }
}
