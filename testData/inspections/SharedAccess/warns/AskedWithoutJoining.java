class AskedWithoutJoining implements Runnable {
    private Thread thread;
    private long time;

    void start() {
        thread = new Thread(this);
        thread.start();
    }

    long time() {
        return time;
    }

    @Override
    public void run() {
        <weak_warning descr="'time' is written here by a thread started in line 6 and read in 'time()' (line 11) by the thread that calls 'time()'; no lock keeps them apart">time</weak_warning> = System.nanoTime();
    }
}
