import java.util.logging.Logger;

class ReadForTheLog implements Runnable {
    private static final Logger LOGGER = Logger.getLogger("log");
    private boolean reported;
    private int rounds;

    @Override
    public void run() {
        reported = true;
        rounds++;
    }

    void cancel() {
        if (reported) {
            LOGGER.info("has run");
        }
        LOGGER.fine("rounds: " + rounds);
    }
}
