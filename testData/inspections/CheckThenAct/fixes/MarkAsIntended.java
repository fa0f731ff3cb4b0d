// fix: Mark as intended
class MarkAsIntended {
    private volatile int approximateCount;

    void hit() {
        approximateCount++;
    }
}
