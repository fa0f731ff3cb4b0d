class ResetOfStatistics implements Runnable {
    private long sent;

    public void resetStats() {
        sent = 0;
    }

    @Override
    public void run() {
        for (int i = 0; i < 10; i++) {
            sent++;
        }
    }
}
