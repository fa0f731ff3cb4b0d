// primitive: synchronized block, nested
// expect: deadlock at 11 thread a

/** Two transfers in opposite directions take the same two monitors in opposite order. */
class LockOrderDeadlock {

    private int balance = 10;

    void transferTo(LockOrderDeadlock other) {
        synchronized (this) {
            synchronized (other) {
                balance--;
                other.balance++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        LockOrderDeadlock left = new LockOrderDeadlock();
        LockOrderDeadlock right = new LockOrderDeadlock();
        Thread a = new Thread(() -> left.transferTo(right), "a");
        Thread b = new Thread(() -> right.transferTo(left), "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
