import java.util.concurrent.CompletableFuture;

public class JoinsUnderLock {
    private final Thread worker = new Thread(() -> { });
    private int uses;

    public synchronized void end() throws InterruptedException {
        <warning descr="'join()' can wait for long, and everybody who needs 'this' waits with it">worker.join()</warning>;
    }

    public synchronized void ask(CompletableFuture<String> answer) {
        <weak_warning descr="'join()' can wait for long, and everybody who needs 'this' waits with it">answer.join()</weak_warning>;
    }

    public synchronized void use() {
        uses++;
    }
}
