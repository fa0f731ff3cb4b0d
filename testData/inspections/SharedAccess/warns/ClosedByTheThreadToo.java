public class ClosedByTheThreadToo {
    private Runnable log = () -> { };
    private Runnable work = () -> { };

    public void start() {
        new Thread(this::serve).start();
    }

    private void serve() {
        work.run();
        release();
    }

    private void release() {
        if (log != null) {
            <weak_warning descr="'log' is written here by a thread started in line 6 and read in 'release()' (line 15) by the thread that calls 'close()'; no lock keeps them apart">log</weak_warning> = null;
        }
    }

    public void close() {
        <warning descr="'work' is written here by the thread that calls 'close()' and read in 'serve()' (line 10) by a thread started in line 6; no lock keeps them apart">work</warning> = null;
        release();
    }
}
