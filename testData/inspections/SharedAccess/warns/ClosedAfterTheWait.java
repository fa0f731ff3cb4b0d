public class ClosedAfterTheWait implements Runnable {
    private final Thread helper = new Thread(() -> { });
    private boolean early;
    private boolean late;

    @Override
    public void run() {
        while (!early && !late) {
            Thread.onSpinWait();
        }
    }

    public void close() throws InterruptedException {
        <warning descr="'early' is written here by the thread that calls 'close()' and read in 'run()' (line 8) by the thread that runs 'ClosedAfterTheWait'; no lock keeps them apart">early</warning> = true;
        helper.join();
        <weak_warning descr="'late' is written here by the thread that calls 'close()' and read in 'run()' (line 8) by the thread that runs 'ClosedAfterTheWait'; no lock keeps them apart">late</weak_warning> = true;
    }
}
