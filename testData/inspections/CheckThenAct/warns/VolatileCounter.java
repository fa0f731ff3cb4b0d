class VolatileCounter {
    private volatile int count;
    private volatile long total;

    void hit(int size) {
        <weak_warning descr="Reading and writing the volatile field 'count' are two steps: a change by another thread in between is lost">count++</weak_warning>;
        <weak_warning descr="Reading and writing the volatile field 'total' are two steps: a change by another thread in between is lost">total = total + size</weak_warning>;
    }

    void back() {
        <weak_warning descr="Reading and writing the volatile field 'total' are two steps: a change by another thread in between is lost">total -= 1</weak_warning>;
        <weak_warning descr="Reading and writing the volatile field 'count' are two steps: a change by another thread in between is lost">--count</weak_warning>;
    }
}
