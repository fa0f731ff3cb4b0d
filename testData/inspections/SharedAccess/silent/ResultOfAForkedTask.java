import java.util.concurrent.CountedCompleter;

class ResultOfAForkedTask extends CountedCompleter<Integer> {
    private int result;

    @Override
    public void compute() {
        result = 3;
        tryComplete();
    }

    @Override
    public Integer getRawResult() {
        return result;
    }
}
