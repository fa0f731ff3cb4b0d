class RunsItselfSomewhere implements Runnable {

    interface Workers {
        void execute(Runnable task);
    }

    private final Workers workers;
    private int state;

    RunsItselfSomewhere(Workers workers) {
        this.workers = workers;
    }

    void wakeUp() {
        <weak_warning descr="'state' is written here by the thread that calls 'wakeUp()' and written in 'run()' (line 21) by the thread that runs 'RunsItselfSomewhere'; no lock keeps them apart">state</weak_warning> |= 1;
        workers.execute(this);
    }

    @Override
    public void run() {
        state &= ~1;
    }
}
