// primitive: constructor that shares what it guards
// expect: clean

/** The constructor lets another thread count with it, and guards all of its own counting. */
class GuardedInConstructor {

    private int count;
    private final Thread other;

    GuardedInConstructor() {
        other = new Thread(this::add, "other");
        other.start();
        add();
        add();
    }

    private void add() {
        synchronized (this) {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread maker = new Thread(() -> {
            try {
                GuardedInConstructor made = new GuardedInConstructor();
                made.other.join();
                synchronized (made) {
                    assert made.count == 3 : made.count;
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "maker");
        maker.start();
        maker.join();
    }
}
