// primitive: synchronized method
// expect: clean

/** A synchronized method calls another one of the same object. */
class ReentrantMethods {

    private int count;

    synchronized void increment() {
        count++;
    }

    synchronized void twice() {
        int before = count;
        increment();
        increment();
        assert count == before + 2;
    }

    public static void main(String[] args) throws Exception {
        ReentrantMethods counter = new ReentrantMethods();
        Thread a = new Thread(counter::twice, "a");
        Thread b = new Thread(counter::twice, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 4 : counter.count;
    }
}
