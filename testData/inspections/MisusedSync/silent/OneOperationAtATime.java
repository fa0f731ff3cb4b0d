class OneOperationAtATime {
    private int rounds;

    synchronized void round() throws InterruptedException {
        round(1);
    }

    synchronized void round(int times) throws InterruptedException {
        for (int time = 0; time < times; time++) {
            Thread.sleep(1000);
            rounds++;
        }
    }
}
