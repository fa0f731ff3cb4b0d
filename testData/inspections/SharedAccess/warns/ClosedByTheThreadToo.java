public class ClosedByTheThreadToo {
    private boolean log = true;
    private boolean work = true;

    public void start() {
        new Thread(this::serve).start();
    }

    private void serve() {
        while (work) {
            Thread.onSpinWait();
        }
        release();
    }

    private void release() {
        if (log) {
            <weak_warning descr="'log' is written here by a thread started in line 6 and read in 'release()' (line 17) by the thread that calls 'close()'; no lock keeps them apart">log</weak_warning> = false;
        }
    }

    public void close() {
        <warning descr="'work' is written here by the thread that calls 'close()' and read in 'serve()' (line 10) by a thread started in line 6; no lock keeps them apart">work</warning> = false;
        release();
    }
}
