import java.util.concurrent.CompletableFuture;

class StagesElsewhere {
    private volatile boolean cancelled;
    private int attempts;

    void send(CompletableFuture<String> connection, CompletableFuture<String> answer) {
        connection.thenAcceptAsync(found -> <weak_warning descr="'attempts' is written here by a thread started in line 8 and written in 'send()' (line 9) by a thread started in line 9; no lock keeps them apart">attempts</weak_warning>++);
        answer.thenAcceptAsync(got -> attempts--);
    }
}
