import java.util.concurrent.Callable;

class CallableTask implements Callable<Integer> {
    private int progress;

    @Override
    public Integer call() {
        for (int i = 0; i < 100; i++) {
            <weak_warning descr="'progress' is written here by the thread that runs 'CallableTask' and read in 'progress()' (line 15) by the thread that calls 'progress()'; no lock keeps them apart">progress</weak_warning> = i;
        }
        return progress;
    }

    public int progress() {
        return progress;
    }
}
