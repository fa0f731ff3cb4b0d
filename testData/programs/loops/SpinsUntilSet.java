// primitive: spin loop, flag
// expect: clean

/** Spins until a flag is set that nobody resets. */
class SpinsUntilSet {

    private volatile boolean open;

    void pass() {
        while (!open) {
            Thread.yield();
        }
    }

    public static void main(String[] args) throws Exception {
        SpinsUntilSet gate = new SpinsUntilSet();
        Thread spinner = new Thread(gate::pass, "spinner");
        spinner.start();
        Thread.sleep(1);
        gate.open = true;
        spinner.join();
    }
}
