// primitive: Exchanger with time-out
// expect: exception at 23 thread main
// or: exception at 19 thread other
// options: --time-outs any

import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Does not expect that nobody comes in time. */
class ExchangeTimesOut {

    public static void main(String[] args) throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        Thread other = new Thread(() -> {
            try {
                exchanger.exchange("from other", 1, TimeUnit.SECONDS);
            } catch (InterruptedException | TimeoutException e) {
                throw new IllegalStateException(e);
            }
        }, "other");
        other.start();
        exchanger.exchange("from main", 1, TimeUnit.SECONDS);
        other.join();
    }
}
