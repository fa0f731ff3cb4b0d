class LeftToTheIde {
    private Integer boxed = 1;
    private Object lock = new Object();

    void work() {
        synchronized (boxed) {
            System.out.println("value");
        }
        synchronized (lock) {
            lock = new Object();
        }
    }
}
