// primitive: plain field
// expect: clean

/** Each thread increments a field that no other thread uses. */
class PlainConfined {

    private int count;

    void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        PlainConfined a = new PlainConfined();
        PlainConfined b = new PlainConfined();
        Thread first = new Thread(a::increment, "first");
        Thread second = new Thread(b::increment, "second");
        first.start();
        second.start();
        first.join();
        second.join();
        assert a.count == 1 && b.count == 1;
    }
}
