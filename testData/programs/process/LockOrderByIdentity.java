// primitive: identity hash
// expect: clean

/** Takes two locks in the order of their identity hash codes. */
class LockOrderByIdentity {

    static void both(Object a, Object b) {
        boolean inOrder = System.identityHashCode(a) < System.identityHashCode(b);
        synchronized (inOrder ? a : b) {
            synchronized (inOrder ? b : a) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Object left = new Object();
        Object right = new Object();
        Thread a = new Thread(() -> both(left, right), "a");
        Thread b = new Thread(() -> both(right, left), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert left.hashCode() == System.identityHashCode(left);
    }
}
