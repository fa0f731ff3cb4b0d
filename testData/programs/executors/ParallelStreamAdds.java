// primitive: parallel stream
// expect: assertion at 28 thread main

import java.util.stream.IntStream;

/** Adds to a plain field from a parallel stream. */
class ParallelStreamAdds {

    private int sum;

    void add(int n) {
        int read = sum;
        rest();
        sum = read + n;
    }

    static void rest() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        ParallelStreamAdds total = new ParallelStreamAdds();
        IntStream.rangeClosed(1, 2).parallel().forEach(total::add);
        assert total.sum == 3 : total.sum;
    }
}
