// fix: Replace with 'notifyAll()'
class NotifyAll {
    private int items;

    synchronized void put() throws InterruptedException {
        while (items == 10) {
            wait();
        }
        items++;
        notifyAll();
    }

    synchronized void take() throws InterruptedException {
        while (items == 0) {
            wait();
        }
        items--;
        notifyAll();
    }
}
