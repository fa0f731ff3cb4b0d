// primitive: Object.wait, notify
// expect: exception at 25 thread slow
// or: exception at 25 thread quick

import java.util.ArrayDeque;

/** Waits under an if: a taker that was notified may find that the other taker was quicker. */
class WaitWithIf {

    private final ArrayDeque<String> items = new ArrayDeque<>();

    synchronized void put(String item) {
        items.add(item);
        notifyAll();
    }

    synchronized void take() {
        if (items.isEmpty()) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        items.removeFirst();
    }

    public static void main(String[] args) throws Exception {
        WaitWithIf queue = new WaitWithIf();
        Thread slow = new Thread(queue::take, "slow");
        Thread quick = new Thread(queue::take, "quick");
        slow.start();
        quick.start();
        queue.put("one");
        queue.put("two");
        slow.join();
        quick.join();
    }
}
