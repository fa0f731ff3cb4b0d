import java.nio.channels.CompletionHandler;

class CompletionOfOneRead implements CompletionHandler<Integer, Void> {
    private volatile boolean begun;
    private volatile int bytes;

    @Override
    public void completed(Integer more, Void nothing) {
        if (!begun) {
            begun = true;
            bytes = 0;
        }
        bytes += more;
    }

    @Override
    public void failed(Throwable reason, Void nothing) {
        bytes = -1;
    }
}
