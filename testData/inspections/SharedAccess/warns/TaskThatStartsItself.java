import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

class TaskThatStartsItself {
    private final Executor executor = Executors.newFixedThreadPool(2);
    private int rounds;
    private final Runnable step = () -> {
        <weak_warning descr="'rounds' is written here by a thread started in line 13 and read in 'rounds()' (line 17) by the thread that calls 'rounds()'; no lock keeps them apart">rounds</weak_warning>++;
        this.executor.execute(this.step);
    };

    void begin() {
        executor.execute(step);
    }

    int rounds() {
        return rounds;
    }
}
