// fix: Set the interrupt again and return
class LeaveAfterOtherStatements {
    private boolean ready;
    private int interrupts;

    synchronized void await() {
        while (!ready) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupts++;
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    synchronized void open() {
        ready = true;
        notifyAll();
    }
}
