// primitive: Object.notify, notifyAll
// expect: stuck at 13 thread odd
// or: stuck at 13 thread even

/** Two kinds of waiters share a monitor: one notify may wake the one that cannot go on. */
class NotifyWakesTheWrongOne {

    private int turn;

    synchronized void await(int wanted) {
        while (turn != wanted) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    synchronized void set(int value) {
        turn = value;
        notify();
    }

    public static void main(String[] args) throws Exception {
        NotifyWakesTheWrongOne turns = new NotifyWakesTheWrongOne();
        Thread odd = new Thread(() -> turns.await(1), "odd");
        Thread even = new Thread(() -> turns.await(2), "even");
        odd.start();
        even.start();
        turns.set(1);
        odd.join();
        turns.set(2);
        even.join();
    }
}
