import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class ShortWaits {
    private boolean ready;
    private final Thread hook = new Thread(this::work);

    private void work() {}

    synchronized void pause() throws InterruptedException {
        if (!ready) {
            <weak_warning descr="'wait()' can return although nothing happened: check the condition again in a loop">wait(20)</weak_warning>;
        }
    }

    synchronized boolean timesOut() throws InterruptedException {
        if (!ready) {
            <warning descr="'wait()' can return although nothing happened: check the condition again in a loop">wait(1000)</warning>;
            return false;
        }
        return true;
    }

    synchronized void discover() throws InterruptedException {
        ExecutorService own = Executors.newSingleThreadExecutor();
        own.submit(this::work);
        own.shutdown();
        <weak_warning descr="'awaitTermination()' can wait for long, and everybody who needs 'this' waits with it">own.awaitTermination(10, TimeUnit.SECONDS)</weak_warning>;
    }

    void insteadOfTheHook() {
        Runtime.getRuntime().removeShutdownHook(hook);
        <weak_warning descr="'run()' runs the code on this thread; 'start()' starts the new one">hook.run()</weak_warning>;
    }

    void wrongThread() {
        <weak_warning descr="'run()' runs the code on this thread; 'start()' starts the new one">new Thread(this::work).run()</weak_warning>;
    }
}
