import java.nio.channels.CompletionHandler;

class CompletionCountedByOthers implements CompletionHandler<Integer, Void> {
    private volatile int bytes;

    @Override
    public void completed(Integer more, Void nothing) {
        <weak_warning descr="Reading and writing the volatile field 'bytes' are two steps: a change by another thread in between is lost">bytes += more</weak_warning>;
    }

    @Override
    public void failed(Throwable reason, Void nothing) {
        new Thread(() -> <weak_warning descr="Reading and writing the volatile field 'bytes' are two steps: a change by another thread in between is lost">bytes += 1</weak_warning>).start();
    }
}
