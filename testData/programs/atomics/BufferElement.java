// primitive: buffers of java.nio
// expect: assertion at 26 thread main

import java.nio.ByteBuffer;
import java.nio.LongBuffer;

/** Two threads increment numbers in buffers, of which one shows the other's memory. */
class BufferElement {

    private final ByteBuffer bytes = ByteBuffer.allocate(16);
    private final LongBuffer longs = ByteBuffer.allocateDirect(16).asLongBuffer();

    void increment(ByteBuffer view) {
        view.put(4, (byte) (view.get(4) + 1));
        longs.put(1, longs.get(1) + 1);
    }

    public static void main(String[] args) throws Exception {
        BufferElement counter = new BufferElement();
        Thread a = new Thread(() -> counter.increment(counter.bytes), "a");
        Thread b = new Thread(() -> counter.increment(counter.bytes.duplicate()), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.bytes.get(4) + counter.longs.get(1) == 4 : counter.bytes.get(4) + " " + counter.longs.get(1);
    }
}
