import java.util.concurrent.Exchanger;

class ExchangeWithoutPartner {

    static void swap(Exchanger<String> exchanger) {
        try {
            exchanger.exchange("mine");
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static void three() {
        Exchanger<String> exchanger = <warning descr="'exchanger' brings threads together in pairs, but the number of exchanges is 3: one is left over and waits for ever">new Exchanger<>()</warning>;
        for (int i = 1; i <= 3; i++) {
            new Thread(() -> swap(exchanger)).start();
        }
    }

    static void alone() throws InterruptedException {
        Exchanger<String> exchanger = <warning descr="'exchanger' brings threads together in pairs, but the number of exchanges is 1: one is left over and waits for ever">new Exchanger<>()</warning>;
        exchanger.exchange("mine");
    }

    public static void main(String[] args) throws InterruptedException {
        three();
        alone();
    }
}
