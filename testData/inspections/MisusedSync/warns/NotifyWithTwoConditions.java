class NotifyWithTwoConditions {
    private int items;

    synchronized void put() throws InterruptedException {
        while (items == 10) {
            wait();
        }
        items++;
        <weak_warning descr="'notify()' wakes one thread only, but threads wait here for different things ('put()', 'take()'): the wrong one may wake and the right one sleep on">notify()</weak_warning>;
    }

    synchronized void take() throws InterruptedException {
        while (items == 0) {
            wait();
        }
        items--;
        <weak_warning descr="'notify()' wakes one thread only, but threads wait here for different things ('put()', 'take()'): the wrong one may wake and the right one sleep on">notify()</weak_warning>;
    }
}
