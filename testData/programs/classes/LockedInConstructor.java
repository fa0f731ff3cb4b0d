// primitive: constructor that shares what it guards
// expect: assertion at 29 thread maker

/** The constructor lets another thread count with it, and guards only a part of its own counting. */
class LockedInConstructor {

    private int count;
    private final Thread other;

    LockedInConstructor() {
        other = new Thread(this::add, "other");
        other.start();
        add();
        count++;
    }

    private void add() {
        synchronized (this) {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread maker = new Thread(() -> {
            try {
                LockedInConstructor made = new LockedInConstructor();
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
