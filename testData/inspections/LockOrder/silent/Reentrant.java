class Reentrant {
    synchronized void outer() {
        inner();
    }

    synchronized void inner() {
        synchronized (this) {
            System.out.println("again");
        }
    }
}
