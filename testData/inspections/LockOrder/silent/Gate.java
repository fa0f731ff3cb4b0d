class Gate {
    private final Object gate = new Object();
    private final Object left = new Object();
    private final Object right = new Object();

    void one() {
        synchronized (gate) {
            synchronized (left) {
                synchronized (right) {
                    System.out.println("one");
                }
            }
        }
    }

    void two() {
        synchronized (gate) {
            synchronized (right) {
                synchronized (left) {
                    System.out.println("two");
                }
            }
        }
    }
}
