import java.util.List;

class ParallelStream {
    int sum(List<Integer> numbers) {
        int[] total = new int[1];
        numbers.parallelStream().forEach(n -> <weak_warning descr="The content of 'total' is changed here by several threads started in line 6 at the same time; no lock keeps them apart">total[0]</weak_warning> += n);
        return total[0];
    }
}
