import java.util.ArrayList;
import java.util.List;

class SequentialStream {
    private int sum;

    List<Integer> copy(List<Integer> numbers) {
        List<Integer> result = new ArrayList<>();
        numbers.stream().forEach(n -> {
            sum += n;
            result.add(n);
        });
        return result;
    }
}
