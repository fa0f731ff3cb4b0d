class OtherThread implements Runnable {
    private Thread runner;

    @Override
    public void run() {
        <warning descr="'runner' is written here by the thread that runs 'OtherThread' and read in 'stop()' (line 10) by the thread that calls 'stop()'; no lock keeps them apart">runner</warning> = Thread.currentThread();
    }

    void stop() {
        if (runner != null) {
            runner.interrupt();
        }
    }
}
