import java.util.logging.Logger;

class EndedTwice {
    private static final Logger LOGGER = Logger.getLogger("ended");
    private volatile boolean closed;
    private volatile boolean suspended;

    void close() {
        if (!closed) {
            closed = true;
            System.out.flush();
        }
    }

    void suspend() {
        if (!suspended) {
            suspended = true;
            LOGGER.info("suspended");
        }
    }
}
