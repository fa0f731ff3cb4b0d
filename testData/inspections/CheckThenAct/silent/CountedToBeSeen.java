class CountedToBeSeen {
    private volatile int fence;

    void publish() {
        fence++;
    }

    boolean isPublished() {
        return fence != 0;
    }
}
