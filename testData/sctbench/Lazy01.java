// expect: assertion at 14 thread checker

/** Two threads add to a value, each under the lock; the third asserts that not both have done so. */
class Lazy01 {

    private int value;

    synchronized void add(int amount) {
        value += amount;
    }

    synchronized void check() {
        if (value >= 3) {
            throw new AssertionError("value " + value);
        }
    }

    public static void main(String[] args) throws Exception {
        Lazy01 shared = new Lazy01();
        Thread one = new Thread(() -> shared.add(1), "one");
        Thread two = new Thread(() -> shared.add(2), "two");
        Thread checker = new Thread(shared::check, "checker");
        one.start();
        two.start();
        checker.start();
        one.join();
        two.join();
        checker.join();
    }
}
