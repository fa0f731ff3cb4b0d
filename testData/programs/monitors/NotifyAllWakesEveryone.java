// primitive: Object.notify, notifyAll
// expect: clean

/** Two kinds of waiters share a monitor, and all are woken. */
class NotifyAllWakesEveryone {

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
        notifyAll();
    }

    public static void main(String[] args) throws Exception {
        NotifyAllWakesEveryone turns = new NotifyAllWakesEveryone();
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
