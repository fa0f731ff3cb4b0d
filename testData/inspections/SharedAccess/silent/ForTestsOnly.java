class ForTestsOnly implements Runnable {
    private int position;

    void fakeReadForTest() {
        position = 0;
    }

    @Override
    public void run() {
        for (int i = 0; i < 10; i++) {
            position++;
        }
    }
}
