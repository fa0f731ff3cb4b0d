// primitive: Thread, daemon cut off by the end
// expect: clean

import java.util.concurrent.atomic.AtomicInteger;

/** The program ends whether or not the daemons are done, and what the reader looks for never comes. */
class DaemonNotOvertaken {

    private static volatile int ready;
    private static final AtomicInteger last = new AtomicInteger();

    public static void main(String[] args) {
        Thread early = new Thread(() -> {
            int seen = last.getAndIncrement();
        }, "early");
        Thread reader = new Thread(() -> {
            if (ready == 2) {
                // Nobody writes this.
                throw new IllegalStateException("ready");
            }
        }, "reader");
        Thread writer = new Thread(() -> ready = 1, "writer");
        reader.setDaemon(true);
        writer.setDaemon(true);
        early.start();
        reader.start();
        writer.start();
        last.getAndIncrement();
    }
}
