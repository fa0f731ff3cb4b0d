class TwoLocks {
    private final Object left = new Object();
    private final Object right = new Object();

    void one() {
        synchronized (left) {
            synchronized (<weak_warning descr="Possible deadlock: 'TwoLocks.right' is taken here while 'TwoLocks.left' is held; in 'two()' (line 15) it is 'TwoLocks.left' that is taken while 'TwoLocks.right' is held">right</weak_warning>) {
                System.out.println("one");
            }
        }
    }

    void two() {
        synchronized (right) {
            synchronized (left) {
                System.out.println("two");
            }
        }
    }
}
