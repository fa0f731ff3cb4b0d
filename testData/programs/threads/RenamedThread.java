// primitive: Thread, names
// expect: assertion at 11 thread late

/** A thread that has changed its name sees a value it does not expect. */
class RenamedThread {

    private volatile int value;

    void look() {
        Thread.currentThread().setName("late");
        assert value == 1 : "too early";
    }

    public static void main(String[] args) throws Exception {
        RenamedThread box = new RenamedThread();
        Thread early = new Thread(box::look, "early");
        early.start();
        box.value = 1;
        early.join();
    }
}
