import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

class OneTurnAtATime {

    static final class Drain implements Runnable {
        private final Queue<String> queue = new ConcurrentLinkedQueue<>();
        private final AtomicInteger pending = new AtomicInteger();
        private long emitted;
        private String last;

        void offer(String value) {
            queue.add(value);
            drain();
        }

        @Override
        public void run() {
            drain();
        }

        private void drain() {
            if (pending.getAndIncrement() != 0) {
                return;
            }
            int missed = 1;
            do {
                for (String value = queue.poll(); value != null; value = queue.poll()) {
                    last = value;
                    emitted++;
                }
                missed = pending.addAndGet(-missed);
            } while (missed != 0);
        }
    }

    static final class Asked implements Runnable {
        private final AtomicInteger pending = new AtomicInteger();
        private int rounds;

        void now() {
            if (enter()) {
                loop();
            }
        }

        @Override
        public void run() {
            if (enter()) {
                loop();
            }
        }

        private boolean enter() {
            return pending.getAndIncrement() == 0;
        }

        private void loop() {
            do {
                rounds++;
            } while (pending.decrementAndGet() != 0);
        }
    }

    static final class Skipped implements Runnable {
        private final AtomicBoolean busy = new AtomicBoolean();
        private int size;

        void shrink() {
            if (busy.compareAndSet(false, true)) {
                size--;
                busy.set(false);
            }
        }

        @Override
        public void run() {
            if (busy.getAndSet(true)) {
                return;
            }
            size++;
            busy.set(false);
        }
    }
}
