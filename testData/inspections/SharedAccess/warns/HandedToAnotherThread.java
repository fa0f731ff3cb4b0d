import java.util.concurrent.Executor;

class HandedToAnotherThread {
    private final Executor executor;
    private int connects;

    HandedToAnotherThread(Executor executor) {
        this.executor = executor;
    }

    void connect() {
        executor.execute(new Retry());
        connects++;
    }

    private final class Retry implements Runnable {
        @Override
        public void run() {
            <weak_warning descr="'connects' is written here by a thread started in line 12 and read in 'connect()' (line 13) by the thread that calls 'connect()'; no lock keeps them apart">connects</weak_warning>++;
        }
    }
}
