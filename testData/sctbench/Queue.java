// expect: assertion at 34 thread consumer

import java.util.ArrayDeque;

/** Producer and consumer take turns by flags, but a consumer whose turn it is not skips an index instead of waiting. */
class Queue {

    private static final int SIZE = 3;

    private final ArrayDeque<Integer> items = new ArrayDeque<>();
    private final int[] stored = new int[SIZE];
    private boolean mayPut = true;
    private boolean mayTake;

    void produce() {
        for (int i = 0; i < SIZE; i++) {
            synchronized (this) {
                if (mayPut) {
                    items.add(10 + i);
                    stored[i] = 10 + i;
                    mayPut = false;
                    mayTake = true;
                }
            }
        }
    }

    void consume() {
        for (int i = 0; i < SIZE; i++) {
            synchronized (this) {
                if (mayTake) {
                    int item = items.remove();
                    if (item != stored[i]) {
                        throw new AssertionError("took " + item + " at " + i + ", where " + stored[i] + " was put");
                    }
                    mayTake = false;
                    mayPut = true;
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Queue queue = new Queue();
        Thread producer = new Thread(queue::produce, "producer");
        Thread consumer = new Thread(queue::consume, "consumer");
        producer.start();
        consumer.start();
        producer.join();
        consumer.join();
    }
}
