class VolatileCounter {
    private volatile int count;
    private volatile long total;

    void hit(int size) {
        <warning descr="Reading and writing the volatile field 'count' are two steps: a change by another thread in between is lost">count++</warning>;
        <warning descr="Reading and writing the volatile field 'total' are two steps: a change by another thread in between is lost">total = total + size</warning>;
    }

    void back() {
        <warning descr="Reading and writing the volatile field 'total' are two steps: a change by another thread in between is lost">total -= 1</warning>;
        <warning descr="Reading and writing the volatile field 'count' are two steps: a change by another thread in between is lost">--count</warning>;
    }
}
