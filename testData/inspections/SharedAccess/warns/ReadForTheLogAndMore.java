import java.util.logging.Logger;

class ReadForTheLogAndMore implements Runnable {
    private static final Logger LOGGER = Logger.getLogger("log");
    private boolean done;

    @Override
    public void run() {
        <warning descr="'done' is written here by the thread that runs 'ReadForTheLogAndMore' and read in 'cancel()' (line 16) by the thread that calls 'cancel()'; no lock keeps them apart">done</warning> = true;
    }

    void cancel(Thread runner) {
        if (done) {
            LOGGER.info("has run");
        }
        if (!done) {
            runner.interrupt();
        }
    }
}
