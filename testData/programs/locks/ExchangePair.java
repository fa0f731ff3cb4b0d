// primitive: Exchanger
// expect: clean

import java.util.concurrent.Exchanger;

/** Two threads each get what the other one has. */
class ExchangePair {

    public static void main(String[] args) throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        Thread other = new Thread(() -> {
            try {
                assert exchanger.exchange("from other").equals("from main");
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "other");
        other.start();
        assert exchanger.exchange("from main").equals("from other");
        other.join();
    }
}
