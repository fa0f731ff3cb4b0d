package dev.heddle.bench.program;

/** The programs whose executions per second are compared. */
public enum RatedProgram {

    COUNTER("counter, 2 threads", Counter.class, 2, Counter::run),
    MONITOR("one monitor, 4 threads × 2", Monitor.class, 4, Monitor::run),
    FIB("fib(5)", Fib.class, 3, Fib::run),
    PHILOSOPHERS("dining philosophers, 3", Philosophers.class, 3, Philosophers::run),
    QUEUE("wait/notify queue", BoundedQueue.class, 2, BoundedQueue::run),
    FUTURES("executor with futures", Futures.class, 2, Futures::run);

    /** A test body as every tool gets it. */
    @FunctionalInterface
    public interface Body {
        void run() throws Exception;
    }

    private final String title;
    private final Class<?> type;
    private final int threads;
    private final Body body;

    RatedProgram(String title, Class<?> type, int threads, Body body) {
        this.title = title;
        this.type = type;
        this.threads = threads;
        this.body = body;
    }

    public String title() {
        return title;
    }

    public String className() {
        return type.getName();
    }

    /** How many threads one execution starts; from this a peer's executions are counted without touching its run. */
    public int threads() {
        return threads;
    }

    public Body body() {
        return body;
    }
}
