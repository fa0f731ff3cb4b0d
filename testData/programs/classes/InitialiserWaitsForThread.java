// primitive: threads started by static initialisers
// expect: clean

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The initialiser needs its thread, so that runs at once. */
class InitialiserWaitsForThread {

    static class Table {

        static final int SIZE;

        static {
            ExecutorService loader = Executors.newSingleThreadExecutor();
            Future<Integer> size = loader.submit(new Loader());
            try {
                SIZE = size.get();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
            loader.shutdown();
        }
    }

    static class Loader implements java.util.concurrent.Callable<Integer> {
        @Override
        public Integer call() {
            return 7;
        }
    }

    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        Thread reader = new Thread(() -> {
            assert Table.SIZE == 7;
            done.countDown();
        }, "reader");
        reader.start();
        assert Table.SIZE == 7;
        done.await();
    }
}
