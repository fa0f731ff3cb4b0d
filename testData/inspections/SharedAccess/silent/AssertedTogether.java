class AssertedTogether {
    private int x;
    private int y;
    private boolean closed;

    synchronized void move() {
        x++;
        y++;
    }

    synchronized void check() {
        assert x == y;
    }

    synchronized void use() {
        if (closed) {
            throw new IllegalStateException("closed");
        }
    }

    synchronized void shut() {
        closed = true;
    }

    void run() {
        new Thread(this::move).start();
        new Thread(this::check).start();
        new Thread(this::use).start();
        new Thread(this::shut).start();
    }
}
