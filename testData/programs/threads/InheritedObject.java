// primitive: InheritableThreadLocal
// expect: assertion at 22 thread main

/** Threads inherit a reference, not a copy: they count in one object. */
class InheritedObject {

    private static final InheritableThreadLocal<int[]> LOCAL = new InheritableThreadLocal<>();

    static void increment() {
        LOCAL.get()[0]++;
    }

    public static void main(String[] args) throws Exception {
        int[] shared = new int[1];
        LOCAL.set(shared);
        Thread a = new Thread(InheritedObject::increment, "a");
        Thread b = new Thread(InheritedObject::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert shared[0] == 2 : shared[0];
    }
}
