// primitive: spin loop, volatile
// expect: no-termination at 11 thread spinner
// or: no-termination at 12 thread spinner

/** Spins until it sees a state that may have passed. */
class SpinsOnVolatile {

    private volatile int state;

    void awaitOne() {
        while (state != 1) {
            Thread.onSpinWait();
        }
    }

    public static void main(String[] args) throws Exception {
        SpinsOnVolatile machine = new SpinsOnVolatile();
        Thread spinner = new Thread(machine::awaitOne, "spinner");
        spinner.start();
        machine.state = 1;
        machine.state = 2;
        spinner.join();
    }
}
