import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

class ParallelList {
    List<Integer> squares() {
        List<Integer> result = new ArrayList<>();
        IntStream.range(0, 100).parallel().forEach(n -> <weak_warning descr="The content of 'result' is changed here by several threads started in line 8 at the same time; no lock keeps them apart">result.add(n * n)</weak_warning>);
        return result;
    }
}
