// primitive: synchronized block, nested
// expect: deadlock at 9 thread a

/** Three philosophers each take the fork to the left and then the one to the right. */
class DeadlockOfThree {

    static void eat(Object left, Object right) {
        synchronized (left) {
            synchronized (right) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Object[] forks = {new Object(), new Object(), new Object()};
        String[] names = {"a", "b", "c"};
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            Object left = forks[i];
            Object right = forks[(i + 1) % 3];
            threads[i] = new Thread(() -> eat(left, right), names[i]);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
