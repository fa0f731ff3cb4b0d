class NotOrderedByAnybody implements Runnable {
    private int state;
    private String value;

    void offer(String given) {
        <weak_warning descr="'value' is written here by the thread that calls 'offer()' and read in 'run()' (line 13) by the thread that runs 'NotOrderedByAnybody'; no lock keeps them apart">value</weak_warning> = given + "!";
        System.out.println(given);
    }

    @Override
    public void run() {
        if (state == 0) {
            System.out.println(value);
        }
    }
}
