import java.util.concurrent.CompletableFuture;

class StagesOfOneThread {
    private int sent;
    private int answered;

    void send(CompletableFuture<String> answer) {
        sent++;
        answer.whenComplete((text, error) -> answered++);
    }

    int open() {
        return sent - answered;
    }
}
