class StatisticsReadByOthers implements Runnable {
    private long sent;

    public void resetStats() {
        sent = 0;
    }

    public long sent() {
        return sent;
    }

    @Override
    public void run() {
        for (int i = 0; i < 10; i++) {
            <weak_warning descr="'sent' is written here by the thread that runs 'StatisticsReadByOthers' and read in 'sent()' (line 9) by the thread that calls 'sent()'; no lock keeps them apart">sent</weak_warning>++;
        }
    }
}
