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
            }
        }
    }

    synchronized void open() {
        ready = true;
        notifyAll();
    }
}
