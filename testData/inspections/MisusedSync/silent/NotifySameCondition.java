class NotifySameCondition {
    private int items;

    synchronized void take() throws InterruptedException {
        while (items == 0) {
            wait();
        }
        items--;
    }

    synchronized void peek() throws InterruptedException {
        while (items == 0) {
            wait();
        }
    }

    synchronized void put() {
        items++;
        notify();
    }
}
