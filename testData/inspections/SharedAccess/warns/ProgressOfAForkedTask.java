import java.util.concurrent.CountedCompleter;

class ProgressOfAForkedTask extends CountedCompleter<Integer> {
    private int result;

    @Override
    public void compute() {
        <weak_warning descr="'result' is written here by the thread that runs 'ProgressOfAForkedTask' and read in 'soFar()' (line 13) by the thread that calls 'soFar()'; no lock keeps them apart">result</weak_warning> = 3;
        tryComplete();
    }

    public int soFar() {
        return result;
    }
}
