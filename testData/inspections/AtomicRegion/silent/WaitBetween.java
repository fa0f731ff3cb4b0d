class WaitBetween {
    private int items;

    synchronized void take() throws InterruptedException {
        while (items == 0) {
            wait();
        }
        items--;
    }

    synchronized void put() {
        items++;
        notifyAll();
    }
}
