// primitive: parallel stream
// expect: assertion at 14 thread main

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Adds to a plain list from a parallel stream. */
class ParallelStreamAdds {

    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(4);
        IntStream.range(0, 2).parallel().forEach(list::add);
        assert list.size() == 2 : list;
    }
}
