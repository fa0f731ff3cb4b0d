import java.util.concurrent.Executor;

class HandedOverInTurn {
    private final Executor serializingExecutor;
    private int connects;

    HandedOverInTurn(Executor serializingExecutor) {
        this.serializingExecutor = serializingExecutor;
    }

    void connect() {
        connects++;
        serializingExecutor.execute(new Retry());
    }

    private final class Retry implements Runnable {
        @Override
        public void run() {
            connects++;
        }
    }
}
