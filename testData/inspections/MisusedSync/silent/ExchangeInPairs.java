import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

class ExchangeInPairs {

    static void swap(Exchanger<String> exchanger) {
        try {
            exchanger.exchange("mine");
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static void swapThrice(Exchanger<String> exchanger) {
        for (int i = 0; i < 3; i++) {
            swapOnce(exchanger);
        }
    }

    static void swapOnce(Exchanger<String> exchanger) {
        swap(exchanger);
    }

    static void four() throws InterruptedException {
        Exchanger<String> exchanger = new Exchanger<>();
        for (int i = 0; i < 3; i++) {
            new Thread(() -> swap(exchanger)).start();
        }
        exchanger.exchange("mine");
    }

    static void oftenEnough() {
        Exchanger<String> exchanger = new Exchanger<>();
        new Thread(() -> swapThrice(exchanger)).start();
        new Thread(() -> swapThrice(exchanger)).start();
    }

    static void asManyAsThereAre(int threads) {
        Exchanger<String> exchanger = new Exchanger<>();
        for (int i = 0; i < threads; i++) {
            new Thread(() -> swap(exchanger)).start();
        }
    }

    static void someLeave() {
        Exchanger<String> exchanger = new Exchanger<>();
        for (int i = 0; i < 3; i++) {
            if (i == 2) {
                break;
            }
            new Thread(() -> swap(exchanger)).start();
        }
    }

    static void limited() throws InterruptedException, TimeoutException {
        Exchanger<String> exchanger = new Exchanger<>();
        exchanger.exchange("mine", 1, TimeUnit.SECONDS);
    }

    public static void main(String[] args) throws Exception {
        four();
        oftenEnough();
        asManyAsThereAre(2);
        someLeave();
        limited();
    }
}
