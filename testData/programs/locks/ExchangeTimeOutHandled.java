// primitive: Exchanger with time-out
// expect: clean

import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Lives with nobody coming in time. */
class ExchangeTimeOutHandled {

    static void swap(Exchanger<String> exchanger) {
        String mine = Thread.currentThread().getName();
        try {
            assert !exchanger.exchange(mine, 1, TimeUnit.SECONDS).equals(mine);
        } catch (TimeoutException e) {
            assert mine.equals("main") || mine.equals("other");
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        Thread other = new Thread(() -> swap(exchanger), "other");
        other.start();
        swap(exchanger);
        other.join();
    }
}
