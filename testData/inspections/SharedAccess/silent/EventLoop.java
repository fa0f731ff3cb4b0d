import java.util.concurrent.Executor;

class EventLoop {
    private final Executor loop;
    private final Thread thread;
    private int count;

    EventLoop(Executor loop, Thread thread) {
        this.loop = loop;
        this.thread = thread;
    }

    private boolean inEventLoop() {
        return Thread.currentThread() == thread;
    }

    public void increment() {
        if (inEventLoop()) {
            count++;
        } else {
            loop.execute(() -> count++);
        }
    }
}
