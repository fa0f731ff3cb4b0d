// primitive: identity hash
// expect: deadlock at 12 thread a

/** Takes two locks in the order of the hash codes of their classes, which are one class. */
class LockOrderByClassOfTwins {

    private int moved;

    static void move(LockOrderByClassOfTwins from, LockOrderByClassOfTwins to) {
        boolean inOrder = from.getClass().hashCode() < to.getClass().hashCode();
        synchronized (inOrder ? from : to) {
            synchronized (inOrder ? to : from) {
                from.moved--;
                to.moved++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        LockOrderByClassOfTwins p = new LockOrderByClassOfTwins(), q = new LockOrderByClassOfTwins();
        Thread a = new Thread(() -> move(p, q), "a");
        Thread b = new Thread(() -> move(q, p), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert p.moved == 0 && q.moved == 0;
    }
}
