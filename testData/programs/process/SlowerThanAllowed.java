// primitive: System.nanoTime, currentTimeMillis
// expect: assertion at 25 thread main

/** Measures how long it had to wait for the lock, and the one who holds it sleeps. */
class SlowerThanAllowed {

    private static void hold() {
        synchronized (SlowerThanAllowed.class) {
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(SlowerThanAllowed::hold, "other");
        other.start();
        long start = System.nanoTime();
        synchronized (SlowerThanAllowed.class) {
            Thread.yield();
        }
        long millis = (System.nanoTime() - start) / 1_000_000;
        assert millis < 50 : "waited for " + millis + " ms";
        other.join();
    }
}
