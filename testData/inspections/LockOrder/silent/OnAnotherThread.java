class OnAnotherThread {
    private final Object left = new Object();
    private final Object right = new Object();

    void one() {
        synchronized (left) {
            new Thread(() -> {
                synchronized (right) {
                    System.out.println("one");
                }
            }).start();
        }
    }

    void two() {
        synchronized (right) {
            synchronized (left) {
                System.out.println("two");
            }
        }
    }
}
