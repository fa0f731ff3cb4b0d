package dev.heddle.bench.program;

/** Three dining philosophers who take the lower-numbered fork first, so that none of them starves. */
public final class Philosophers {

    private static final int COUNT = 3;

    private Philosophers() {
    }

    private static final class Fork {
        private int meals;
    }

    private static void eat(Fork lower, Fork higher) {
        synchronized (lower) {
            synchronized (higher) {
                lower.meals++;
                higher.meals++;
            }
        }
    }

    /** One execution; every fork is used for two meals. */
    public static void run() throws InterruptedException {
        Fork[] forks = new Fork[COUNT];
        for (int i = 0; i < COUNT; i++) {
            forks[i] = new Fork();
        }
        Thread[] philosophers = new Thread[COUNT];
        for (int i = 0; i < COUNT; i++) {
            int next = (i + 1) % COUNT;
            Fork lower = forks[Math.min(i, next)];
            Fork higher = forks[Math.max(i, next)];
            philosophers[i] = new Thread(() -> eat(lower, higher));
            philosophers[i].start();
        }
        for (Thread philosopher : philosophers) {
            philosopher.join();
        }
        for (Fork fork : forks) {
            if (fork.meals != 2) {
                throw new AssertionError("meals: " + fork.meals);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        run();
    }
}
