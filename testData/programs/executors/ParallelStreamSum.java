// primitive: parallel stream
// expect: clean

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lets the stream collect. */
class ParallelStreamSum {

    public static void main(String[] args) throws Exception {
        assert IntStream.rangeClosed(1, 4).parallel().sum() == 10;
        assert Stream.of("a", "b").parallel().map(String::toUpperCase).collect(Collectors.joining()).equals("AB");
    }
}
