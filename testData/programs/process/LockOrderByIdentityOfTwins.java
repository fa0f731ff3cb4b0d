// primitive: identity hash
// expect: clean

/** Takes two locks in the order of their identity hash codes, which differ although one line makes both. */
class LockOrderByIdentityOfTwins {

    private int moved;

    static void move(LockOrderByIdentityOfTwins from, LockOrderByIdentityOfTwins to) {
        boolean inOrder = System.identityHashCode(from) < System.identityHashCode(to);
        synchronized (inOrder ? from : to) {
            synchronized (inOrder ? to : from) {
                from.moved--;
                to.moved++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        LockOrderByIdentityOfTwins p = new LockOrderByIdentityOfTwins(), q = new LockOrderByIdentityOfTwins();
        Thread a = new Thread(() -> move(p, q), "a");
        Thread b = new Thread(() -> move(q, p), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert p.moved == 0 && q.moved == 0;
    }
}
