// primitive: synchronized method
// expect: assertion at 25 thread main

/** A static and an instance method are both synchronized, but on different monitors. */
class TwoMonitors {

    private static int count;

    synchronized void increment() {
        count++;
    }

    static synchronized void incrementStatic() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        TwoMonitors counter = new TwoMonitors();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(TwoMonitors::incrementStatic, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert count == 2 : count;
    }
}
