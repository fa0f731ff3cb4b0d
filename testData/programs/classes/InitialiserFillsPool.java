// primitive: static state
// expect: clean

/** What an initialiser leaves in the pool of another class is put back like what the pool's own class has made. */
class InitialiserFillsPool {

    static class Buffer {
        int length;
        Buffer next;
    }

    static class Pool {
        static final Pool SHARED = new Pool();

        private Buffer free;

        synchronized Buffer take() {
            Buffer first = free == null ? new Buffer() : free;
            free = first.next;
            first.next = null;
            return first;
        }

        synchronized void give(Buffer buffer) {
            buffer.next = free;
            free = buffer;
        }
    }

    static class Greeting {
        static final int LENGTH = lengthOf("hello");

        static int lengthOf(String text) {
            Buffer buffer = Pool.SHARED.take();
            buffer.length = text.length();
            int length = buffer.length;
            buffer.length = 0;
            Pool.SHARED.give(buffer);
            return length;
        }
    }

    public static void main(String[] args) throws Exception {
        int length = Greeting.LENGTH;
        Buffer buffer = Pool.SHARED.take();
        assert buffer.length == 0 : buffer.length;
        Thread other = new Thread(() -> buffer.length = length, "other");
        other.start();
        other.join();
        assert buffer.length == 5;
    }
}
