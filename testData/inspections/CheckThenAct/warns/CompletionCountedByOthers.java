import java.nio.channels.CompletionHandler;

class CompletionCountedByOthers implements CompletionHandler<Integer, Void> {
    private volatile int bytes;

    @Override
    public void completed(Integer more, Void nothing) {
        <warning descr="Reading and writing the volatile field 'bytes' are two steps: a change by another thread in between is lost">bytes += more</warning>;
    }

    @Override
    public void failed(Throwable reason, Void nothing) {
        new Thread(() -> <warning descr="Reading and writing the volatile field 'bytes' are two steps: a change by another thread in between is lost">bytes += 1</warning>).start();
    }
}
