class WrittenBeforeStart {
    private String config;

    void begin() {
        config = "ready";
        new Thread(() -> System.out.println(config)).start();
    }
}
