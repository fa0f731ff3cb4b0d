public class ClearedOnCancel implements Runnable {
    private Runnable request;
    private Runnable listener;

    public ClearedOnCancel(Runnable request, Runnable listener) {
        this.request = request;
        this.listener = listener;
    }

    @Override
    public void run() {
        Runnable own = request;
        if (own != null) {
            own.run();
            listener.run();
        }
    }

    public void cancel() {
        <weak_warning descr="'request' is written here by the thread that calls 'cancel()' and read in 'run()' (line 12) by the thread that runs 'ClearedOnCancel'; no lock keeps them apart">request</weak_warning> = null;
        <weak_warning descr="'listener' is written here by the thread that calls 'cancel()' and read in 'run()' (line 15) by the thread that runs 'ClearedOnCancel'; no lock keeps them apart">listener</weak_warning> = null;
    }
}
