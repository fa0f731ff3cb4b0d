class ForksInACircle {

    static void eat(Object left, Object right) {
        synchronized (left) {
            synchronized (<weak_warning descr="Possible deadlock: 'right' is taken here while 'left' is held, in an order that the caller chooses; threads that are given them in other orders wait for each other for ever">right</weak_warning>) {
                Thread.yield();
            }
        }
    }

    static void dine() {
        Object[] forks = {new Object(), new Object(), new Object()};
        for (int i = 0; i < 3; i++) {
            Object left = forks[i];
            Object right = forks[(i + 1) % 3];
            new Thread(() -> eat(left, right)).start();
        }
    }
}
