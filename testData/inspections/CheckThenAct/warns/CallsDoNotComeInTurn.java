import java.util.concurrent.Flow;

class CallsDoNotComeInTurn implements Flow.Subscriber<String> {
    private volatile boolean gate;

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
    }

    @Override
    public void onNext(String item) {
    }

    void open(String item) {
        if (<weak_warning descr="Two threads can both see this before either sets 'gate', and both go in">!gate</weak_warning>) {
            gate = true;
            System.out.println(item);
        }
    }

    @Override
    public void onError(Throwable error) {
    }

    @Override
    public void onComplete() {
    }
}
