// primitive: spin loop, plain field
// expect: clean

/** Spins until a flag is set. (Without volatile the compiler might not look again; Heddle does.) */
class SpinsUntilSet {

    private boolean open;

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
