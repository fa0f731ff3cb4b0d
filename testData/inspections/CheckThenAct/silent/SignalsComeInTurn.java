import java.util.concurrent.Flow;

class SignalsComeInTurn implements Flow.Subscriber<String> {
    private volatile boolean gate;

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
    }

    @Override
    public void onNext(String item) {
        if (!gate) {
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
