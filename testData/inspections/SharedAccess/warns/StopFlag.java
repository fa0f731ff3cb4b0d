class StopFlag implements Runnable {
    private boolean done;

    public void run() {
        while (!done) {
            Thread.onSpinWait();
        }
    }

    public void stop() {
        <warning descr="'done' is written here by the thread that calls 'stop()' and read in 'run()' (line 5) by the thread that runs 'StopFlag'; no lock keeps them apart">done</warning> = true;
    }
}
