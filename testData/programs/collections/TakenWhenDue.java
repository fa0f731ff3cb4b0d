// primitive: DelayQueue
// expect: clean

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** Takes letters in the order in which they are due. */
class TakenWhenDue {

    private record Letter(long due) implements Delayed {

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(due, ((Letter) other).due);
        }
    }

    public static void main(String[] args) throws Exception {
        DelayQueue<Letter> queue = new DelayQueue<>();
        long now = System.nanoTime();
        Thread sender = new Thread(() -> {
            queue.add(new Letter(now + 2_000_000));
            queue.add(new Letter(now + 1_000_000));
        }, "sender");
        sender.start();
        sender.join();
        assert queue.take().due() == now + 1_000_000;
        assert queue.take().due() == now + 2_000_000;
    }
}
