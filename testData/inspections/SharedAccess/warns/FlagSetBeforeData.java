class FlagSetBeforeData {
    private volatile int data;
    private volatile boolean ready;

    void read() {
        if (ready) {
            assert <weak_warning descr="'data' may not be set yet: the thread that calls 'write()' sets it in 'write()' (line 15) only after it has started the thread that uses it here">data</weak_warning> == 42;
        }
    }

    void write() throws InterruptedException {
        Thread reader = new Thread(this::read);
        reader.start();
        ready = true;
        data = 42;
        reader.join();
    }
}
