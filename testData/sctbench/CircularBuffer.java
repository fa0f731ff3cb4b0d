// expect: assertion at 33 thread receiver

/** Sender and receiver take turns by a flag, but the receiver counts how often it looked, not what it got. */
class CircularBuffer {

    private static final int ITEMS = 4;

    private final int[] buffer = new int[3];
    private int first;
    private int next;
    private boolean full;

    void send() {
        for (int i = 0; i < ITEMS; i++) {
            synchronized (this) {
                if (!full) {
                    buffer[next] = i;
                    next = (next + 1) % buffer.length;
                    full = true;
                }
            }
        }
    }

    void receive() {
        for (int i = 0; i < ITEMS; i++) {
            synchronized (this) {
                if (full) {
                    int item = buffer[first];
                    first = (first + 1) % buffer.length;
                    full = false;
                    if (item != i) {
                        throw new AssertionError("received " + item + " instead of " + i);
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        CircularBuffer buffer = new CircularBuffer();
        Thread sender = new Thread(buffer::send, "sender");
        Thread receiver = new Thread(buffer::receive, "receiver");
        sender.start();
        receiver.start();
        sender.join();
        receiver.join();
    }
}
