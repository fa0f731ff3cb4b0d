class FlagSetBeforeData {
    private volatile int data;
    private volatile boolean ready;

    void read() {
        if (ready) {
            assert <warning descr="'data' is counted on here, but the thread that calls 'write()' sets it in 'write()' (line 15) only after it has started this thread">data</warning> == 42;
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
