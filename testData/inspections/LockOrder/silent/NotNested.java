class NotNested {
    private final Object left = new Object();
    private final Object right = new Object();

    void one() {
        synchronized (left) {
            System.out.println("one");
        }
        synchronized (right) {
            System.out.println("one");
        }
    }

    void two() {
        synchronized (right) {
            System.out.println("two");
        }
        synchronized (left) {
            System.out.println("two");
        }
    }
}
