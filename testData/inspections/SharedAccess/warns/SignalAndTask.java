import java.util.concurrent.Flow;

class SignalAndTask implements Flow.Subscriber<String>, Runnable {
    private String latest;

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
    }

    @Override
    public void onNext(String item) {
        <weak_warning descr="'latest' is written here by the thread that calls 'onNext()' and written in 'run()' (line 26) by the thread that runs 'SignalAndTask'; no lock keeps them apart">latest</weak_warning> = item;
    }

    @Override
    public void onError(Throwable error) {
    }

    @Override
    public void onComplete() {
    }

    @Override
    public void run() {
        String seen = latest;
        latest = null;
        System.out.println(seen);
    }
}
