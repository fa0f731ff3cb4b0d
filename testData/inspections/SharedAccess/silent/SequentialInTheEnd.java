import java.util.List;

class SequentialInTheEnd {
    private int seen;

    long count(List<String> names) {
        return names.parallelStream().filter(name -> {
            seen++;
            return !name.isEmpty();
        }).sequential().count();
    }
}
