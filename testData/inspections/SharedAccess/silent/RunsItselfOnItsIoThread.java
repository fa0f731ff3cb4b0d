class RunsItselfOnItsIoThread implements Runnable {

    interface IoThread {
        void execute(Runnable task);
    }

    private final IoThread ioThread;
    private int state;

    RunsItselfOnItsIoThread(IoThread ioThread) {
        this.ioThread = ioThread;
    }

    void wakeUp() {
        state |= 1;
        ioThread.execute(this);
    }

    @Override
    public void run() {
        state &= ~1;
    }
}
