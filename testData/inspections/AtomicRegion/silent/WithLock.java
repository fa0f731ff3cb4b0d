/** The object's own lock, taken as a resource by a method that is called for it. */
class WithLock {

    static final class Held implements AutoCloseable {
        @Override
        public void close() {}
    }

    private Thread reader;

    Held withLock() {
        return new Held();
    }

    void connect(Runnable task) {
        try (Held held = this.withLock()) {
            if (reader == null || !reader.isAlive()) {
                reader = new Thread(task);
                reader.start();
            }
        }
    }

    void reconnect(Runnable task) {
        new Thread(() -> connect(task)).start();
    }
}
