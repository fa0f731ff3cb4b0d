import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

class OrderedByItsOwnUpdater implements Runnable {
    private static final AtomicIntegerFieldUpdater<OrderedByItsOwnUpdater> STATE =
            AtomicIntegerFieldUpdater.newUpdater(OrderedByItsOwnUpdater.class, "state");
    private volatile int state;
    private String value;

    void offer(String given) {
        value = given + "!";
        STATE.lazySet(this, 1);
    }

    @Override
    public void run() {
        if (state == 1) {
            System.out.println(value);
        }
    }
}
