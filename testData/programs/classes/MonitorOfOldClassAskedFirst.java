// primitive: class files of Java 1.0 to 1.4
// expect: stuck at 33 thread main
// class-file: 46

/** Static synchronized methods of an old compiler: who asks in one and waits in another does not hear what is put between. */
class MonitorOfOldClassAskedFirst {

    private static boolean full;

    static synchronized boolean isFull() {
        return full;
    }

    static synchronized void put() {
        full = true;
        MonitorOfOldClassAskedFirst.class.notifyAll();
    }

    public static void main(String[] args) throws Exception {
        Thread putting = new Thread("putting") {
            public void run() {
                put();
            }
        };
        putting.start();
        if (!isFull()) {
            await();
        }
        putting.join();
    }

    static synchronized void await() throws InterruptedException {
        MonitorOfOldClassAskedFirst.class.wait();
    }
}
