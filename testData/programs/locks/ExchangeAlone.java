// primitive: Exchanger
// expect: stuck at 13 thread a
// or: stuck at 13 thread b
// or: stuck at 13 thread c

import java.util.concurrent.Exchanger;

/** Three threads exchange in pairs: one is left over. */
class ExchangeAlone {

    static void swap(Exchanger<String> exchanger) {
        try {
            exchanger.exchange(Thread.currentThread().getName());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        Thread[] threads = new Thread[3];
        String[] names = {"a", "b", "c"};
        for (int i = 0; i < 3; i++) {
            threads[i] = new Thread(() -> swap(exchanger), names[i]);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
