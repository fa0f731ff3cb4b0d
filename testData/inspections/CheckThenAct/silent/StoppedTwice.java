import java.util.concurrent.atomic.AtomicBoolean;

class StoppedTwice {
    private final AtomicBoolean running = new AtomicBoolean();

    void stop() {
        if (running.get()) {
            running.set(false);
            System.out.flush();
        }
    }
}
