// primitive: Thread, names
// expect: clean

/** Names are what they were set to, ids tell threads apart. */
class NamesAndIds {

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> { }, "a");
        Thread b = new Thread(() -> { }, "b");
        a.setName("c");
        a.setPriority(Thread.MAX_PRIORITY);
        a.start();
        b.start();
        a.join();
        b.join();
        assert a.getName().equals("c") && b.getName().equals("b");
        assert a.getPriority() == Thread.MAX_PRIORITY && b.getPriority() == Thread.NORM_PRIORITY;
        assert new Thread(() -> { }).getName().startsWith("Thread-");
        assert Thread.currentThread().getName().equals("main") : Thread.currentThread().getName();
    }
}
