// fix: Replace with 'Thread.currentThread().isInterrupted()'
class AskForInterrupt {

    void work() {
        if (Thread.interrupted()) {
            Thread.yield();
        }
        while (!Thread.currentThread().isInterrupted()) {
            Thread.onSpinWait();
        }
    }
}
