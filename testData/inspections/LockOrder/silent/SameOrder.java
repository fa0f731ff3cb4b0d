class SameOrder {
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
        synchronized (left) {
            synchronized (right) {
                System.out.println("two");
            }
        }
    }
}
