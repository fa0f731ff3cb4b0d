// primitive: child process
// expect: clean

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Children are not controlled, but who waits for one goes on when it has ended. */
class ChildIsAwaited {

    static int exitCode(String... command) throws Exception {
        Process child = new ProcessBuilder(command).start();
        assert child.waitFor(1, TimeUnit.MINUTES);
        return child.waitFor();
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger failures = new AtomicInteger();
        Thread runner = new Thread(() -> {
            try {
                failures.addAndGet(exitCode("false"));
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }, "runner");
        runner.start();
        failures.addAndGet(exitCode("true"));
        runner.join();
        assert failures.get() == 1 : failures.get();
    }
}
