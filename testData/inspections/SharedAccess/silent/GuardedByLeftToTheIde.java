class GuardedByLeftToTheIde implements Runnable {
    @interface GuardedBy {
        String value();
    }

    @GuardedBy("this")
    private int rounds;

    public void run() {
        rounds++;
    }

    public int rounds() {
        return rounds;
    }
}
