class RunnableOwnState implements Runnable {
    private int steps;

    @Override
    public void run() {
        for (int i = 0; i < 10; i++) {
            steps++;
        }
        report();
    }

    private void report() {
        System.out.println(steps);
    }
}
