import java.util.concurrent.Flow;

class SubscribedFirst implements Flow.Subscriber<String>, Runnable {
    private Flow.Subscription upstream;

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
        upstream = subscription;
        subscription.request(1);
    }

    @Override
    public void onNext(String item) {
    }

    @Override
    public void onError(Throwable error) {
    }

    @Override
    public void onComplete() {
    }

    @Override
    public void run() {
        upstream.cancel();
    }
}
