// primitive: spin loop, flag
// expect: no-termination at 10 thread spinner

/** Spins until a flag is set that the other thread may have set, and reset, before. */
class SpinsForEver {

    private boolean open;

    void pass() {
        while (!open) {
            continue;
        }
    }

    public static void main(String[] args) throws Exception {
        SpinsForEver gate = new SpinsForEver();
        Thread spinner = new Thread(gate::pass, "spinner");
        spinner.start();
        gate.open = true;
        gate.open = false;
        spinner.join();
    }
}
