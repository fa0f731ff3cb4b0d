import java.util.List;

class ParallelMadeLater {
    private int seen;

    long count(List<String> names) {
        return names.stream().filter(name -> {
            <weak_warning descr="'seen' is changed here by several threads started in line 7 at the same time; no lock keeps them apart">seen</weak_warning>++;
            return !name.isEmpty();
        }).parallel().count();
    }
}
