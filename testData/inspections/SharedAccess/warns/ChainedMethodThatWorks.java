class ChainedMethodThatWorks implements Runnable {
    private int remaining = 10;

    ChainedMethodThatWorks more(int turns) {
        <weak_warning descr="'remaining' is written here by the thread that calls 'more()' and written in 'run()' (line 13) by the thread that runs 'ChainedMethodThatWorks'; no lock keeps them apart">remaining</weak_warning> = remaining + turns;
        System.out.println("more");
        return this;
    }

    @Override
    public void run() {
        while (remaining > 0) {
            remaining--;
        }
    }
}
