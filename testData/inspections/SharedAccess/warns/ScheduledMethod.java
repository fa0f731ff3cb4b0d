class ScheduledMethod {
    @interface Scheduled {
        long fixedRate();
    }

    private int runs;

    @Scheduled(fixedRate = 1000)
    void tick() {
        <weak_warning descr="'runs' is written here by the scheduler's thread and read in 'runs()' (line 14) by the thread that calls 'runs()'; no lock keeps them apart">runs</weak_warning>++;
    }

    public int runs() {
        return runs;
    }
}
