class VolatileFlag {
    private volatile boolean started;

    void start() {
        if (<weak_warning descr="Two threads can both see this before either sets 'started', and both go in">!started</weak_warning>) {
            started = true;
            new Thread(this::loop).start();
        }
    }

    private void loop() {
    }
}
