class ElementsInOrder {
    private final Object[] forks = {new Object(), new Object(), new Object()};

    private void dine(int first, int second) {
        synchronized (forks[first]) {
            synchronized (forks[second]) {
                Thread.yield();
            }
        }
    }

    void all() {
        for (int i = 0; i < 3; i++) {
            int left = i;
            int right = (i + 1) % 3;
            new Thread(() -> dine(Math.min(left, right), Math.max(left, right))).start();
        }
    }
}
