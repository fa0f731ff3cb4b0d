// primitive: synchronized block, nested
// expect: clean

/** Both transfers take the account with the smaller number first. */
class LockOrderKept {

    private final int number;
    private int balance = 10;

    LockOrderKept(int number) {
        this.number = number;
    }

    static void transfer(LockOrderKept from, LockOrderKept to) {
        LockOrderKept first = from.number < to.number ? from : to;
        synchronized (first) {
            synchronized (first == from ? to : from) {
                from.balance--;
                to.balance++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        LockOrderKept left = new LockOrderKept(1);
        LockOrderKept right = new LockOrderKept(2);
        Thread a = new Thread(() -> transfer(left, right), "a");
        Thread b = new Thread(() -> transfer(right, left), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert left.balance == 10 && right.balance == 10;
    }
}
