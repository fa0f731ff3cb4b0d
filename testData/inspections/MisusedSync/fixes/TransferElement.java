// fix: Replace with 'transfer()'
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;

class TransferElement {
    private final LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();

    void send(String text) throws InterruptedException {
        queue.tryTransfer(text + "!", 1, TimeUnit.SECONDS);
    }
}
