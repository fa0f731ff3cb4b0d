// fix: Take the two locks in the other order
class SwapLocks {
    private final Object left = new Object();
    private final Object right = new Object();

    void one() {
        synchronized (left) {
            synchronized (right) {
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
