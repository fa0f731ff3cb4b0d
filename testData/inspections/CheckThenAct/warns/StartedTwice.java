import java.util.concurrent.atomic.AtomicBoolean;

class StartedTwice {
    private final AtomicBoolean running = new AtomicBoolean();

    void start() {
        if (!<weak_warning descr="Another thread can change 'running' between this check and what follows">running.get()</weak_warning>) {
            running.set(true);
            new Thread(() -> { }).start();
        }
    }
}
