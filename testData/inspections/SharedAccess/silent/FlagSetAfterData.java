class FlagSetAfterData {
    private int plain;
    private volatile int data;
    private volatile boolean ready;

    void read() {
        if (ready) {
            assert data == 42;
            assert plain == 42;
        }
    }

    void readLater() {
        while (!ready) {
            Thread.onSpinWait();
        }
        assert plain == 42;
    }

    void write() throws InterruptedException {
        Thread reader = new Thread(this::read);
        Thread patient = new Thread(this::readLater);
        reader.start();
        patient.start();
        plain = 42;
        data = 42;
        ready = true;
        reader.join();
        patient.join();
    }
}
