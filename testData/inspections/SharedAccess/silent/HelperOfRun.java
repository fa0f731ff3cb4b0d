class HelperOfRun implements Runnable {
    private int steps;

    @Override
    public void run() {
        step();
        onDone();
    }

    void step() {
        steps++;
    }

    protected void onDone() {
        System.out.println(steps);
    }
}
