class ElementsInACircle {
    private final Object[] forks = {new Object(), new Object(), new Object()};

    private void dine(int first, int second) {
        synchronized (forks[first]) {
            synchronized (<weak_warning descr="Possible deadlock: an element of 'ElementsInACircle.forks' is taken here while another one is held, in an order that the caller chooses; threads that take them in a circle wait for each other for ever">forks[second]</weak_warning>) {
                Thread.yield();
            }
        }
    }

    void all() {
        for (int i = 0; i < 3; i++) {
            int left = i;
            int right = (i + 1) % 3;
            new Thread(() -> dine(left, right)).start();
        }
    }
}
