// fix: Replace with 'notifyAll()'
class SignalAll {
    private int turn;

    synchronized void awaitTurn(int wanted) throws InterruptedException {
        while (turn != wanted) {
            wait();
        }
    }

    synchronized void set(int value) {
        turn = value;
        notify();
    }
}
