// primitive: buffers of java.nio
// expect: clean

import java.nio.ByteBuffer;

/** Two threads write to one buffer under a lock, and each to one of its own. */
class BufferGuarded {

    private final ByteBuffer log = ByteBuffer.allocate(16);

    void write(byte id) {
        ByteBuffer own = ByteBuffer.allocateDirect(2).put(id).put(id).flip();
        synchronized (log) {
            log.put(own);
        }
    }

    public static void main(String[] args) throws Exception {
        BufferGuarded buffers = new BufferGuarded();
        Thread a = new Thread(() -> buffers.write((byte) 1), "a");
        Thread b = new Thread(() -> buffers.write((byte) 2), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        ByteBuffer log = buffers.log.flip();
        assert log.remaining() == 4 : log.remaining();
        assert log.get(0) == log.get(1) && log.get(2) == log.get(3) : "mixed up";
    }
}
