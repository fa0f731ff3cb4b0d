// primitive: spin loop, volatile
// expect: clean

/** Spins until a state is reached that is never left. */
class SpinsUntilReached {

    private volatile int state;

    void awaitTwo() {
        while (state < 2) {
            Thread.onSpinWait();
        }
    }

    public static void main(String[] args) throws Exception {
        SpinsUntilReached machine = new SpinsUntilReached();
        Thread spinner = new Thread(machine::awaitTwo, "spinner");
        spinner.start();
        machine.state = 1;
        machine.state = 2;
        spinner.join();
    }
}
