class NotifyOfOneWaiter {
    private int turn;

    synchronized void awaitTurn(int wanted) throws InterruptedException {
        while (turn != wanted) {
            wait();
        }
    }

    synchronized void set(int value) {
        turn = value;
        <weak_warning descr="'notify()' wakes one thread only, but threads wait here for different things ('awaitTurn()'): the wrong one may wake and the right one sleep on">notify()</weak_warning>;
    }
}
