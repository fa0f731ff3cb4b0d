class MarkedAsIntended {
    private volatile int approximateCount;

    void hit() {
        // heddle: intended
        approximateCount++;
    }

    void hitAgain() {
        approximateCount++; // heddle: intended, a lost update does no harm here
    }
}
