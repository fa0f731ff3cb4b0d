package dev.heddle.bench.program;

/** A queue of one slot with wait and notifyAll, a producer and a consumer of two items. */
public final class BoundedQueue {

    private static final int ITEMS = 2;

    private int item;
    private boolean full;
    private int sum;

    private BoundedQueue() {
    }

    private synchronized void put(int value) throws InterruptedException {
        while (full) {
            wait();
        }
        item = value;
        full = true;
        notifyAll();
    }

    private synchronized void take() throws InterruptedException {
        while (!full) {
            wait();
        }
        full = false;
        sum += item;
        notifyAll();
    }

    private void produce() {
        try {
            for (int i = 1; i <= ITEMS; i++) {
                put(i);
            }
        } catch (InterruptedException e) {
            throw new AssertionError("nobody interrupts the producer", e);
        }
    }

    private void consume() {
        try {
            for (int i = 1; i <= ITEMS; i++) {
                take();
            }
        } catch (InterruptedException e) {
            throw new AssertionError("nobody interrupts the consumer", e);
        }
    }

    /** One execution; all items arrive. */
    public static void run() throws InterruptedException {
        BoundedQueue queue = new BoundedQueue();
        Thread producer = new Thread(queue::produce);
        Thread consumer = new Thread(queue::consume);
        producer.start();
        consumer.start();
        producer.join();
        consumer.join();
        if (queue.sum != ITEMS * (ITEMS + 1) / 2) {
            throw new AssertionError("sum: " + queue.sum);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        run();
    }
}
