import java.util.ArrayDeque;
import java.util.Queue;

class JoinsItself extends Thread {
    private final Queue<String> pending = new ArrayDeque<>();
    private int done;

    @Override
    public void run() {
        pending.add("a");
        done++;
    }

    public int finish() throws InterruptedException {
        this.join();
        pending.clear();
        return done;
    }

    public void end() throws InterruptedException {
        join();
        done = 0;
    }
}
