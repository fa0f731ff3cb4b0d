// primitive: class files of Java 1.0 to 1.4
// expect: clean
// class-file: 45

/** A slot with room for one, guarded by static synchronized methods, as compilers of 1998 wrote them. */
class MonitorOfOldClass {

    private static boolean full;
    private static int taken;

    static synchronized void put() throws InterruptedException {
        while (full) {
            MonitorOfOldClass.class.wait();
        }
        full = true;
        MonitorOfOldClass.class.notifyAll();
    }

    static synchronized void take() throws InterruptedException {
        while (!full) {
            MonitorOfOldClass.class.wait();
        }
        full = false;
        taken++;
        MonitorOfOldClass.class.notifyAll();
    }

    public static void main(String[] args) throws Exception {
        Thread putting = new Thread("putting") {
            public void run() {
                try {
                    put();
                    put();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e.toString());
                }
            }
        };
        putting.start();
        take();
        take();
        putting.join();
        if (taken != 2) {
            throw new IllegalStateException("taken " + taken);
        }
    }
}
