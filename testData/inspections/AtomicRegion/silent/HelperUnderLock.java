class HelperUnderLock {
    private int value;

    synchronized void increment() {
        step();
    }

    private void step() {
        if (value < 10) {
            value++;
        }
    }

    synchronized void reset() {
        value = 0;
    }
}
