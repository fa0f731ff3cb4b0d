class ReadBothSides {
    private String name = "fixed";

    void begin() {
        new Thread(() -> System.out.println(name)).start();
        new Thread(() -> System.out.println(name)).start();
    }
}
