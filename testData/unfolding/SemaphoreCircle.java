import java.util.concurrent.Semaphore;

/**
 * Threads that each have all permits of a semaphore and want one of the next thread's.
 *
 * <p>Arguments, or else system properties: threads (3), permits of a semaphore (1).
 */
public final class SemaphoreCircle {

    private static void takeBoth(Semaphore one, Semaphore two, int permits) {
        one.acquireUninterruptibly(permits);
        two.acquireUninterruptibly();
        two.release();
        one.release(permits);
    }

    public static void main(String[] args) {
        int threads = parameter(args, 0, "threads", 3);
        int permits = parameter(args, 1, "permits", 1);
        Semaphore[] semaphores = new Semaphore[threads];
        for (int t = 0; t < threads; t++) {
            semaphores[t] = new Semaphore(permits);
        }
        for (int t = 0; t < threads; t++) {
            Semaphore own = semaphores[t];
            Semaphore next = semaphores[(t + 1) % threads];
            new Thread(() -> takeBoth(own, next, permits), "t" + t).start();
        }
    }

    private static int parameter(String[] args, int index, String name, int fallback) {
        return args.length > index ? Integer.parseInt(args[index]) : Integer.getInteger(name, fallback);
    }
}
