// primitive: System.exit
// expect: exception at 11 thread watchdog

/** A watchdog ends the process with an error status unless it sees in time that all is well. */
class ExitWithError {

    private volatile boolean well;

    void watch() {
        if (!well) {
            System.exit(1);
        }
    }

    public static void main(String[] args) throws Exception {
        ExitWithError state = new ExitWithError();
        Thread watchdog = new Thread(state::watch, "watchdog");
        watchdog.start();
        state.well = true;
        watchdog.join();
    }
}
