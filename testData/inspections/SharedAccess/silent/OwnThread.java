class OwnThread implements Runnable {
    private Thread runner;

    @Override
    public void run() {
        runner = Thread.currentThread();
        try {
            stop();
        } finally {
            runner = null;
        }
    }

    void stop() {
        if (runner == Thread.currentThread()) {
            System.out.println("from inside");
        }
    }
}
