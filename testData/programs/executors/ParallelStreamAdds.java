// primitive: parallel stream
// expect: assertion at 18 thread main

import java.util.stream.IntStream;

/** Adds to a plain field from a parallel stream. */
class ParallelStreamAdds {

    private int sum;

    void add(int n) {
        sum += n;
    }

    public static void main(String[] args) throws Exception {
        ParallelStreamAdds total = new ParallelStreamAdds();
        IntStream.rangeClosed(1, 4).parallel().forEach(total::add);
        assert total.sum == 10 : total.sum;
    }
}
