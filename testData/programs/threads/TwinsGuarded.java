// primitive: threads of one name
// expect: clean

/** Two threads that have the same name count under a lock. */
class TwinsGuarded {

    private static int hits;

    static synchronized void hit() {
        hits++;
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(TwinsGuarded::hit, "twin");
        Thread second = new Thread(TwinsGuarded::hit, "twin");
        first.start();
        second.start();
        first.join();
        second.join();
        assert hits == 2 : hits;
    }
}
