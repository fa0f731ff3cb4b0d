class ChainedSetters implements Runnable {
    private int timeout = 10;
    private boolean quiet;

    ChainedSetters timeout(int seconds) {
        timeout = seconds * 1000;
        return this;
    }

    ChainedSetters quiet(boolean flag) {
        this.quiet = flag;
        return this;
    }

    @Override
    public void run() {
        for (int i = 0; i < timeout && !quiet; i++) {
            Thread.onSpinWait();
        }
    }
}
