// primitive: DelayQueue
// expect: exception at 29 thread main

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** Polls a letter that is there but not due. */
class PolledBeforeDue {

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
        Thread sender = new Thread(() -> queue.add(new Letter(System.nanoTime() + 1_000_000)), "sender");
        sender.start();
        sender.join();
        queue.poll().due();
    }
}
