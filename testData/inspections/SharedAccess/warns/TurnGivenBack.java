import java.util.concurrent.atomic.AtomicBoolean;

class TurnGivenBack implements Runnable {
    private final AtomicBoolean busy = new AtomicBoolean();
    private int size;

    void shrink() {
        if (busy.compareAndSet(false, true)) {
            size--;
            busy.set(false);
        }
    }

    @Override
    public void run() {
        if (busy.getAndSet(true)) {
            return;
        }
        busy.set(false);
        <weak_warning descr="'size' is written here by the thread that runs 'TurnGivenBack' and written in 'shrink()' (line 9) by the thread that calls 'shrink()'; no lock keeps them apart">size</weak_warning>++;
    }
}
