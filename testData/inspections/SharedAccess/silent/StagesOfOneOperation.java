import java.util.concurrent.CompletableFuture;

class StagesOfOneOperation {
    private volatile boolean cancelled;
    private int attempts;

    void send(CompletableFuture<String> connection, CompletableFuture<String> answer) {
        connection.thenAccept(found -> attempts++);
        answer.thenAccept(got -> attempts--);
    }
}
