// primitive: AtomicStampedReference
// expect: clean

import java.util.concurrent.atomic.AtomicStampedReference;

/** The stamp tells that the reference has changed and changed back. */
class AbaWithStamp {

    private final AtomicStampedReference<String> value = new AtomicStampedReference<>("A", 0);
    private volatile boolean replaced;
    private volatile int before = -1;

    void replaceIfUntouched() {
        int[] stamp = new int[1];
        String seen = value.get(stamp);
        if (seen.equals("A")) {
            if (value.compareAndSet("A", "C", stamp[0], stamp[0] + 1)) {
                replaced = true;
                before = stamp[0];
            }
        }
    }

    void thereAndBack() {
        if (value.compareAndSet("A", "B", 0, 1)) {
            value.compareAndSet("B", "A", 1, 2);
        }
    }

    public static void main(String[] args) throws Exception {
        AbaWithStamp box = new AbaWithStamp();
        Thread slow = new Thread(box::replaceIfUntouched, "slow");
        Thread quick = new Thread(box::thereAndBack, "quick");
        slow.start();
        quick.start();
        slow.join();
        quick.join();
        assert !box.replaced || box.before != 1 : "replaced in the middle";
    }
}
